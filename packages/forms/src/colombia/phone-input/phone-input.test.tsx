import { describeWidget } from '@guadua/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhoneInput } from './phone-input';
import type { PhoneInputProps } from './phone-input.types';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describeWidget<string>(
  '<PhoneInput>',
  {
    render: (props) => <PhoneInput {...props} />,
    control: input,
    value: '+573001234567',
    otherValue: '+576013456789',
    empty: '',
    formValue: (value) => [value],
    change: async (person) => {
      await person.clear(input());
      await person.type(input(), '6013456789');
    },
    keepsDraft: true,
  },
  { share: 4, of: 6 },
);

describe('PhoneInput (COL-7)', () => {
  it('groups the digits while one types, and gives E.164 once the number is whole', async () => {
    const onChange = vi.fn();
    render(<PhoneInput aria-label="Teléfono" onChange={onChange} />);
    await userEvent.type(input(), '300123456');
    expect(input().value).toBe('300 123 456');
    expect(onChange).toHaveBeenLastCalledWith('300123456', { reason: 'type', phone: null });
    await userEvent.keyboard('7');
    expect(input().value).toBe('300 123 4567');
    expect(onChange).toHaveBeenLastCalledWith('+573001234567', {
      reason: 'type',
      phone: { kind: 'mobile', e164: '+573001234567', national: '3001234567' },
    });
  });

  it.each([
    ['Cel: (+57) 300-123-4567', '300 123 4567'],
    ['0057 601 345 67 89', '601 345 6789'],
    ['+57 1 345 6789', '601 345 6789'],
    ['+1 415 555 2671', '+14155552671'],
  ])('understands a pasted %s', async (text, shown) => {
    render(<PhoneInput aria-label="Teléfono" />);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(input().value).toBe(shown);
  });

  it.each(['ana@example.com', '30012345678', '300 123 4567 ext. 5', '9'.repeat(10_000), '   '])(
    'keeps what was there when %s is pasted',
    async (text) => {
      const onChange = vi.fn();
      render(<PhoneInput aria-label="Teléfono" defaultValue="+573001234567" onChange={onChange} />);
      await userEvent.click(input());
      input().select();
      await userEvent.paste(text);
      expect(input().value).toBe('300 123 4567');
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('stops the form while the number is not whole, or of a kind that is not asked for', () => {
    const { rerender } = render(<PhoneInput aria-label="Teléfono" value="300" />);
    expect(input().validationMessage).toMatch(/^Escribe un celular de diez dígitos/);
    for (const [value, valid] of [
      ['+573001234567', true],
      ['+576013456789', false],
      ['+14155552671', false],
      ['hola', false],
      ['', true],
    ] as const) {
      rerender(<PhoneInput aria-label="Teléfono" value={value} kinds={['mobile']} />);
      expect(input().checkValidity(), value).toBe(valid);
    }
    rerender(<PhoneInput aria-label="Teléfono" value="+14155552671" kinds={['foreign']} />);
    expect(input().checkValidity()).toBe(true);
  });

  it('shows a value that is no number as it is, and sends it so', () => {
    render(
      <form aria-label="f">
        <PhoneInput aria-label="Teléfono" name="tel" value="ext. 15" />
      </form>,
    );
    expect(input().value).toBe('ext. 15');
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('tel')).toBe('ext. 15');
  });
});

describe('PhoneInput with numbers of other countries (COL-7)', () => {
  const load = () => import('libphonenumber-js/min');
  const phone = (props: PhoneInputProps = {}) => (
    <form aria-label="f">
      <PhoneInput aria-label="Teléfono" name="tel" loadLibrary={load} {...props} />
    </form>
  );
  const form = () => screen.getByRole<HTMLFormElement>('form');
  const sent = () => new FormData(form()).get('tel');

  it('loads the library with the first of them, and not for ours', async () => {
    const loadLibrary = vi.fn(load);
    render(phone({ loadLibrary }));
    await userEvent.type(input(), '+57 300 123 4567');
    expect(input().value).toBe('300 123 4567');
    expect(loadLibrary).not.toHaveBeenCalled();
    await userEvent.clear(input());
    await userEvent.type(input(), '+1415555');
    await waitFor(() => expect(input().value).toBe('+1 415 555'));
    await userEvent.type(input(), '2671');
    expect(loadLibrary).toHaveBeenCalledOnce();
    expect(input().value).toBe('+1 415 555 2671');
    expect(sent()).toBe('+14155552671');
    expect(input().validity.valid).toBe(true);
  });

  it.each([
    ['+44 (0)20 7946 0958', '+442079460958', '+44 20 7946 0958'],
    ['0055 11 96123-4567', '+5511961234567', '+55 11 96123 4567'],
    ['+34 612 34 56 78', '+34612345678', '+34 612 34 56 78'],
  ])('gives a pasted %s in E.164', async (text, e164, shown) => {
    render(phone({ defaultValue: '+12' }));
    await waitFor(() => expect(input().value).toBe('+1 2'));
    await userEvent.click(input());
    input().select();
    await userEvent.paste(text);
    expect(sent()).toBe(e164);
    expect(input().value).toBe(shown);
  });

  it('refuses what only looks like a number', async () => {
    render(phone({ defaultValue: '+1 000 000 0000' }));
    await waitFor(() => expect(input().validationMessage).toMatch(/^Escribe/));
    expect(sent()).toBe('+10000000000');
  });

  it('keeps what was entered when the library does not come, says so, and tries again', async () => {
    const loadLibrary = vi.fn(load).mockRejectedValueOnce(new Error('sin conexión'));
    render(phone({ loadLibrary, defaultValue: '+1415555267' }));
    await waitFor(() => expect(input().validationMessage).toMatch('No se pudo revisar el número'));
    expect(input().value).toBe('+1415555267');
    await userEvent.type(input(), '1');
    await waitFor(() => expect(input().value).toBe('+1 415 555 2671'));
    expect(input().validationMessage).toBe('');
    expect(loadLibrary).toHaveBeenCalledTimes(2);
  });

  it('loses no digit, whatever is typed before and after the library has come', async () => {
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    render(phone({ loadLibrary: () => held.then(load) }));
    await userEvent.type(input(), '+4402079');
    expect(input().value).toBe('+4402079');
    come();
    await waitFor(() => expect(input().value).not.toBe('+4402079'));
    expect(input().value.replaceAll(' ', '')).toBe('+4402079');
    await userEvent.type(input(), '460958');
    expect(sent()).toBe('+442079460958');
  });
});
