import { expectConsole } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { MaskTextOptions } from '../masked-input/masked-input.types';
import type { NumberTextOptions } from '../number-input/number-input.types';
import { useMaskText } from './use-mask-text';
import { useNumberText } from './use-number-text';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

function OwnNumber(options: NumberTextOptions) {
  const { props, value, text, problem } = useNumberText(options);
  return (
    <>
      <input {...props} />
      <output>{JSON.stringify({ value, text, problem })}</output>
    </>
  );
}
function OwnMask(options: MaskTextOptions) {
  const { props, raw, complete, errors } = useMaskText(options);
  return (
    <>
      <input {...props} />
      <output>{JSON.stringify({ raw, complete, errors })}</output>
    </>
  );
}
/** A caller who keeps at most 100. */
function Limited({ onChange }: Required<Pick<NumberTextOptions, 'onChange'>>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <OwnNumber
      value={value}
      onChange={(next, details) => {
        onChange?.(next, details);
        setValue(next === null ? null : Math.min(next, 100));
      }}
    />
  );
}
const said = () => JSON.parse(screen.getByRole('status').textContent ?? '');

describe('useNumberText (INP-10)', () => {
  it('groups digits while one types, and says the number', async () => {
    const onChange = vi.fn();
    render(<OwnNumber onChange={onChange} />);
    await userEvent.type(input(), '1234,5');
    expect(said()).toEqual({ value: 1234.5, text: '1.234,5', problem: null });
    expect(onChange).toHaveBeenLastCalledWith(1234.5, { reason: 'type' });
    await userEvent.clear(input());
    expect(said()).toEqual({ value: null, text: '', problem: null });
  });

  it('takes the decimal key of a number pad for the decimal mark, whatever it prints', async () => {
    const keyboardMap = [
      ...['1', '2', '3', '4', '5'].map((key) => ({ key, code: `Digit${key}` })),
      { key: '.', code: 'NumpadDecimal' },
    ];
    const person = userEvent.setup({ keyboardMap });
    render(<OwnNumber />);
    await person.click(input());
    await person.keyboard('12[NumpadDecimal]345');
    expect(said()).toEqual({ value: 12.345, text: '12,345', problem: null });
  });

  it('writes as its locale does', async () => {
    const { rerender } = render(<OwnNumber locale="en-US" defaultValue={1234.5} />);
    expect(input().value).toBe('1,234.5');
    rerender(<OwnNumber locale="es-CO" defaultValue={1234.5} />);
    expect(input().value).toBe('1.234,5');
  });

  it.each<[NumberTextOptions, string, string, string | null]>([
    [{}, '-', '-', 'incomplete'],
    [{ min: 0 }, '-5', '5', null],
    [{ min: 10 }, '5', '5', 'min'],
    [{ max: 10 }, '50', '50', 'max'],
    [{ decimals: 0 }, '5,5', '5', null],
  ])('%j: %s shows as %s, problem %s', async (options, keys, text, problem) => {
    render(<OwnNumber {...options} />);
    await userEvent.type(input(), keys);
    expect(said()).toMatchObject({ text, problem });
  });

  it('settles in the text of its number when it is left, and keeps a sign alone', async () => {
    render(<OwnNumber fixedDecimals decimals={2} />);
    await userEvent.type(input(), '5');
    await userEvent.tab();
    expect(input().value).toBe('5,00');
    await userEvent.clear(input());
    await userEvent.type(input(), '-');
    await userEvent.tab();
    expect(input().value).toBe('-');
  });

  it('shows what a caller makes of it, without a loop', async () => {
    const onChange = vi.fn();
    render(<Limited onChange={onChange} />);
    await userEvent.type(input(), '123');
    expect(input().value).toBe('100');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('warns of limits that no number is within', () => {
    render(<OwnNumber min={5} max={1} />);
    expectConsole('warn', /useNumberText min is 5, above max/);
  });
});

describe('useMaskText (INP-10)', () => {
  it('puts in the characters of the mask, and says what was entered', async () => {
    const onChange = vi.fn();
    render(<OwnMask mask="000-000" onChange={onChange} />);
    await userEvent.type(input(), '1234');
    expect(input().value).toBe('123-4');
    expect(said()).toMatchObject({ raw: '1234', complete: false });
    expect(onChange).toHaveBeenLastCalledWith('123-4', {
      reason: 'type',
      masked: '123-4',
      raw: '1234',
      complete: false,
      errors: { mask: { required: '000-000', actual: '123-4' } },
    });
    await userEvent.type(input(), '56');
    expect(said()).toEqual({ raw: '123456', complete: true, errors: null });
  });

  it('takes a value with the mask or without it, and asks for the keypad that it needs', () => {
    const { rerender } = render(<OwnMask mask="cpf" value="39053344705" onChange={() => {}} />);
    expect(input().value).toBe('390.533.447-05');
    expect(input().inputMode).toBe('numeric');
    rerender(<OwnMask mask="SSS-000" value="abc" onChange={() => {}} />);
    expect(input().inputMode).toBe('text');
  });

  it('warns of an invalid mask', () => {
    render(<OwnMask mask="---" />);
    expectConsole('warn', /useMaskText mask "---" has none of 0, 9, A and S/);
  });
});
