import { expectConsole } from '@guadua/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Mask } from '../mask/mask.types';
import { MaskedInput } from './masked-input';
import type { MaskedInputProps } from './masked-input.types';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('a value that has no place under the mask (TXC-7)', () => {
  it.each<[Mask, string, 'raw' | 'masked']>([
    ['cpf', '39053344705999', 'masked'],
    ['cpf', '39053344705999', 'raw'],
    ['time', '25:00', 'masked'],
    ['date', 'pronto 32/13', 'masked'],
  ])('%s: %s is shown and sent as it is, and stops the form', (mask, value, valueAs) => {
    const { container } = render(
      <form>
        <MaskedInput name="campo" mask={mask} defaultValue={value} valueAs={valueAs} />
      </form>,
    );
    const form = container.querySelector('form');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(value);
    expect(form && new FormData(form).get('campo')).toBe(value);
    expect(form?.checkValidity()).toBe(false);
  });
});

describe('MaskedInput (MSK-3)', () => {
  it('reports masked, raw and complete', async () => {
    const onChange = vi.fn();
    render(<MaskedInput aria-label="Hora" mask="time" onChange={onChange} />);
    await userEvent.type(input(), '143');
    expect(onChange).toHaveBeenLastCalledWith('14:3', {
      reason: 'type',
      masked: '14:3',
      raw: '143',
      complete: false,
      errors: { mask: { required: 'Hh:m0', actual: '14:3' } },
    });
    await userEvent.type(input(), '0');
    expect(onChange).toHaveBeenLastCalledWith(
      '14:30',
      expect.objectContaining({ complete: true, errors: null }),
    );
  });

  it('has what was entered for a value when asked to', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="f">
        <MaskedInput aria-label="CPF" mask="cpf" valueAs="raw" name="cpf" onChange={onChange} />
      </form>,
    );
    await userEvent.type(input(), '3905');
    expect(input().value).toBe('390.5');
    expect(onChange).toHaveBeenLastCalledWith('3905', expect.objectContaining({ masked: '390.5' }));
    expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['cpf', '3905']]);
  });

  it.each(['39053344705', '390.533.447-05'])('shows the value %s under its mask', (value) => {
    render(<MaskedInput aria-label="CPF" mask="cpf" value={value} />);
    expect(input().value).toBe('390.533.447-05');
  });

  it('stops the browser’s own submission while it is incomplete', () => {
    const { rerender } = render(<MaskedInput aria-label="Hora" mask="time" value="14:3" />);
    expect(input().validationMessage).toBe('Escribe hora y minutos (23:59)');
    rerender(<MaskedInput aria-label="Hora" mask="time" value="14:30" />);
    expect(input().checkValidity()).toBe(true);
    rerender(<MaskedInput aria-label="Hora" mask="time" value="" />);
    expect(input().checkValidity()).toBe(true);
  });

  it('holds on to the value of a caller who does not move', async () => {
    render(<MaskedInput aria-label="CPF" mask="cpf" value="390" onChange={() => {}} />);
    await userEvent.type(input(), '5');
    expect(input().value).toBe('390');
  });

  it('shows what was written in the shape of another mask once it gets that', async () => {
    const view = (mask: string) => <MaskedInput aria-label="Celular" mask={mask} valueAs="raw" />;
    const { rerender } = render(view('000-0000'));
    await userEvent.type(input(), '12345');
    expect(input().value).toBe('123-45');
    rerender(view('00 00 000'));
    expect(input().value).toBe('12 34 5');
  });

  it('masks what a tool sets with a change event alone', () => {
    const onChange = vi.fn();
    render(<MaskedInput aria-label="CPF" mask="cpf" onChange={onChange} />);
    fireEvent.change(input(), { target: { value: '39053344705' } });
    expect(input().value).toBe('390.533.447-05');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('says once that a mask without a pattern character lets any text through', async () => {
    render(<MaskedInput aria-label="Nada" mask="--" />);
    await userEvent.type(input(), 'hola');
    expect(input().value).toBe('hola');
    expectConsole('warn', 'mask "--" has none of 0, 9, A and S');
  });

  it.each([
    ['time', 'numeric', ''],
    ['time-seconds', 'numeric', ''],
    ['date', 'numeric', ''],
    ['ip', 'decimal', ''],
    ['cpf', 'numeric', ''],
    ['cnpj', 'text', 'characters'],
    ['cpf-cnpj', 'text', 'characters'],
    ['000 000 0000', 'numeric', ''],
    ['+57 000 000 0000', 'tel', ''],
  ])('asks for the keypad that %s needs', (mask, mode, capitals) => {
    render(<MaskedInput aria-label="x" mask={mask} />);
    expect(input().inputMode).toBe(mode);
    expect(input().getAttribute('autocapitalize') ?? '').toBe(capitals);
  });

  it.each<[MaskedInputProps, string, string]>([
    [{ mask: '+57 000 000 0000' }, 'tel', 'tel'],
    [{ mask: '000 000 0000', type: 'tel' }, 'tel', 'tel'],
    [{ mask: '000 000 0000', type: 'tel', inputMode: 'numeric' }, 'tel', 'numeric'],
    [{ mask: '+57 000 000 0000', type: 'text' }, 'text', 'numeric'],
    [{ mask: 'cpf' }, 'text', 'numeric'],
  ])('is a telephone field where its mask or its caller says so: %o', (props, type, keypad) => {
    render(<MaskedInput aria-label="x" {...props} />);
    expect([input().type, input().inputMode]).toEqual([type, keypad]);
  });
});
