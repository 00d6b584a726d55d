import { expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../field/field';
import { PinInput } from './pin-input';
import type { PinInputProps } from './pin-input.types';

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const boxes = () =>
  [...(input().closest('.gd-pin-input')?.querySelectorAll('.gd-pin-input__box') ?? [])].map(
    (box) => box.textContent,
  );

/** A caller who keeps what is in the boxes. */
function Kept({ onChange }: Pick<PinInputProps, 'onChange'>) {
  const [text, setText] = useState<string | null>(null);
  return (
    <form aria-label="f">
      <PinInput name="pin" value={text} onChange={onChange} onTextChange={setText} />
      <button type="button" onClick={() => setText(null)}>
        Otra vez
      </button>
    </form>
  );
}

describe('PinInput (PIN)', () => {
  it('has a value only when every box is filled (PIN-2)', async () => {
    const onChange = vi.fn();
    const onComplete = vi.fn();
    render(<PinInput onChange={onChange} onComplete={onComplete} />);
    await userEvent.type(input(), '123');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, { reason: 'type' });
    await userEvent.keyboard('4');
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenLastCalledWith('1234', { reason: 'type' });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'type' });
    expect(boxes()).toEqual(['1', '2', '3', '']);
  });

  it('says its length in its name, alone and in a field (PIN-4)', async () => {
    const { rerender } = render(<PinInput length={6} />);
    expect(screen.getByRole('textbox', { name: 'Código de 6 dígitos' })).toBeTruthy();
    rerender(<PinInput length={6} alphanumeric />);
    expect(screen.getByRole('textbox', { name: 'Código de 6 caracteres' })).toBeTruthy();
    rerender(
      <Field label="Clave">
        <PinInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Clave 4 dígitos' })).toBeTruthy();
    await expectNoAxeViolations();
  });

  it('asks for digits and for the code of a message (PIN-4)', () => {
    const { rerender } = render(<PinInput />);
    expect(input().inputMode).toBe('numeric');
    expect(input().autocomplete).toBe('one-time-code');
    rerender(<PinInput alphanumeric />);
    expect(input().inputMode).toBe('text');
  });

  it('shows dots for what is typed when it is masked (PIN-1)', () => {
    const { rerender } = render(<PinInput mask aria-label="Clave" defaultValue="12" />);
    expect(screen.getByLabelText('Clave')).toHaveProperty('type', 'password');
    expect(document.body.textContent).toBe('••');
    rerender(<PinInput hidden aria-label="Clave" defaultValue="12" />);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('takes a code that is filled in at once (PIN-4)', () => {
    const onChange = vi.fn();
    render(<PinInput length={6} onChange={onChange} />);
    fireEvent.input(input(), { target: { value: '123-456' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('123456', { reason: 'autofill' });
    expect(boxes().join('')).toBe('123456');
  });

  it('keeps what still fits when its length changes (PIN-5)', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<PinInput length={4} onChange={onChange} />);
    await userEvent.type(input(), '123');
    rerender(<PinInput length={2} onChange={onChange} />);
    expect(boxes()).toEqual(['1', '2']);
    rerender(<PinInput length={4} onChange={onChange} />);
    expect(boxes()).toEqual(['1', '2', '3', '']);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, { reason: 'type' });
    await userEvent.keyboard('{End}4');
    expect(onChange).toHaveBeenLastCalledWith('1234', { reason: 'type' });
    rerender(<PinInput length={6} onChange={onChange} />);
    await userEvent.keyboard('{End}56');
    expect(onChange).toHaveBeenLastCalledWith('123456', { reason: 'type' });
  });

  describe('a code that is longer than its boxes (PIN-5)', () => {
    const field = (props: PinInputProps) => (
      <form aria-label="f">
        <PinInput name="pin" {...props} />
      </form>
    );
    const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('pin');
    const isSendable = () => screen.getByRole<HTMLFormElement>('form').checkValidity();
    const tooLong = 'El código no cabe en las 4 casillas: escríbelo de nuevo';

    it.each<[string, string]>([
      ['a whole one', '123456'],
      ['a half one', '12345'],
    ])('is not sent as another one (%s), and comes back with its boxes', async (_, code) => {
      const props = { onChange: vi.fn(), onComplete: vi.fn(), onTextChange: vi.fn() };
      const { rerender } = render(field({ ...props, length: 6 }));
      await userEvent.type(input(), code);
      for (const call of Object.values(props)) call.mockClear();
      rerender(field({ ...props, length: 4 }));
      await userEvent.keyboard('{Home}{End}');
      await userEvent.click(input());
      expect(boxes().join('')).toBe('1234');
      expect([sent(), isSendable(), input().validationMessage]).toEqual([null, false, tooLong]);
      rerender(field({ ...props, length: 6 }));
      expect(boxes().join('')).toBe(code);
      expect([sent(), isSendable()]).toEqual(code.length === 6 ? [code, true] : [null, false]);
      for (const call of Object.values(props)) expect(call).not.toHaveBeenCalled();
    });

    it('is a value again with the next edit, though that leaves the boxes as they are', async () => {
      const props = { onChange: vi.fn(), onComplete: vi.fn(), onTextChange: vi.fn() };
      render(field({ ...props, defaultValue: '123456' }));
      expect([sent(), isSendable()]).toEqual([null, false]);
      await userEvent.click(input());
      await userEvent.keyboard('{End}4');
      expect([boxes().join(''), sent(), isSendable()]).toEqual(['1234', '1234', true]);
      expect(props.onChange).toHaveBeenCalledExactlyOnceWith('1234', { reason: 'type' });
      expect(props.onTextChange).toHaveBeenCalledExactlyOnceWith('1234', { reason: 'type' });
      expect(props.onComplete).toHaveBeenCalledExactlyOnceWith('1234');
    });

    it('stops its form in a value of the caller’s, where it is read-only too', () => {
      const { rerender } = render(field({ value: '123-456', length: 6, readOnly: true }));
      expect([sent(), isSendable()]).toEqual(['123456', true]);
      rerender(field({ value: '123-456', readOnly: true }));
      expect([boxes().join(''), sent(), isSendable()]).toEqual(['1234', null, false]);
      rerender(field({ value: '1234', readOnly: true }));
      expect([sent(), isSendable()]).toEqual(['1234', true]);
    });
  });

  it.each([
    [0, 1],
    [50, 32],
    [2.5, 2],
    [Number.NaN, 1],
  ])('draws no %d boxes but %d, and says so', (length, count) => {
    render(<PinInput length={length} />);
    expect(boxes()).toHaveLength(count);
    expectConsole('warn', `<PinInput> length is ${length}`);
  });

  it('submits nothing partly filled, and stops native validation', async () => {
    render(
      <form aria-label="f">
        <PinInput name="pin" />
      </form>,
    );
    await userEvent.type(input(), '12');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).has('pin')).toBe(false);
    expect(input().validationMessage).toBe('Completa las 4 casillas');
    await userEvent.keyboard('34');
    expect(new FormData(form).get('pin')).toBe('1234');
    expect(form.checkValidity()).toBe(true);
  });

  it('is emptied by a caller who keeps what is in its boxes (PIN-6)', async () => {
    const onChange = vi.fn();
    render(<Kept onChange={onChange} />);
    await userEvent.type(input(), '123{Home}{Delete}');
    expect(boxes()).toEqual(['2', '3', '', '']);
    expect(new FormData(screen.getByRole('form')).has('pin')).toBe(false);
    await userEvent.click(screen.getByText('Otra vez'));
    expect(boxes().join('')).toBe('');
    await userEvent.type(input(), '1234');
    expect(onChange).toHaveBeenLastCalledWith('1234', { reason: 'type' });
    expect(new FormData(screen.getByRole('form')).get('pin')).toBe('1234');
    await userEvent.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'type' });
    expect(boxes()).toEqual(['1', '2', '3', '']);
  });

  it('takes an empty text of a form library for no value', () => {
    render(<PinInput value="" />);
    expect(boxes().join('')).toBe('');
  });
});

describe('groups of boxes (PIN-7)', () => {
  it('say how many boxes there are, and mark the end of all but the last', () => {
    render(<PinInput groups={[3, 3]} />);
    const boxes = Array.from(document.querySelectorAll('.gd-pin-input__box'));
    expect(boxes.map((box) => box.hasAttribute('data-group-end'))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a code out of a message (PIN-3)', () => {
  it('is what `pasteTransformer` finds, pasted or filled in, and no other text is touched', async () => {
    const onChange = vi.fn();
    render(
      <PinInput
        groups={[3, 3]}
        pasteTransformer={(text) => /\d{3}-?\d{3}/.exec(text)?.[0] ?? text}
        onChange={onChange}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(input, { target: { value: 'Su código es 123-456.' } });
    expect(onChange).toHaveBeenLastCalledWith('123456', expect.anything());
    fireEvent.change(input, { target: { value: 'No hay código' } });
    expect(input.value).toBe('123456');
  });
});
