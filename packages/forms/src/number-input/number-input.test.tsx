import { describeWidget, expectConsole, expectNoAxeViolations } from '@guadua/testing';
import { GuaduaProvider } from '@guadua/utils';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CurrencyInput } from './currency-input';
import { NumberInput } from './number-input';

const number = () => screen.getByRole<HTMLInputElement>('spinbutton');
const amount = () => screen.getByRole<HTMLInputElement>('textbox');

describeWidget<number | null>(
  '<NumberInput>',
  {
    render: (props) => <NumberInput {...props} />,
    control: number,
    value: 1234,
    otherValue: 56.7,
    empty: null,
    formValue: (value) => [value === null ? '' : String(value)],
    change: async (person) => {
      await person.clear(number());
      await person.type(number(), '56,7');
    },
    keepsDraft: true,
  },
  { share: 1, of: 6 },
);

describe('NumberInput (INP-3)', () => {
  it('shows what it sends when it gets fewer decimals while one types (TXC-1)', async () => {
    const view = (decimals: number) => (
      <form aria-label="Pedido">
        <NumberInput aria-label="Peso" name="peso" decimals={decimals} />
      </form>
    );
    const { rerender } = render(view(2));
    await userEvent.type(number(), '1,50');
    rerender(view(0));
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form')).get('peso');
    expect([number().value, sent]).toEqual(['2', '2']);
  });

  it('groups while typing and reports numbers', async () => {
    const onChange = vi.fn();
    render(<NumberInput aria-label="Peso" onChange={onChange} />);
    await userEvent.type(number(), '1234,');
    expect(number().value).toBe('1.234,');
    expect(onChange).toHaveBeenLastCalledWith(1234, { reason: 'type' });
    expect(onChange).toHaveBeenCalledTimes(4);
    await userEvent.tab();
    expect(number().value).toBe('1.234');
    await userEvent.clear(number());
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'type' });
  });

  it('is a spin button with its value, limits and text', async () => {
    render(<NumberInput aria-label="Peso" min={0} max={10} defaultValue={5} />);
    expect(number().getAttribute('aria-valuenow')).toBe('5');
    expect(number().getAttribute('aria-valuemin')).toBe('0');
    expect(number().getAttribute('aria-valuemax')).toBe('10');
    await expectNoAxeViolations();
  });

  it('steps no further than its limits, and not at all when read-only', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <NumberInput aria-label="Peso" max={5} defaultValue={5} onChange={onChange} />,
    );
    await userEvent.type(number(), '{ArrowUp}');
    rerender(<NumberInput aria-label="Peso" readOnly defaultValue={5} onChange={onChange} />);
    await userEvent.type(number(), '{ArrowDown}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('gives native validation its limits, and changes nothing by itself', () => {
    const { rerender } = render(<NumberInput aria-label="Peso" min={10} value={5} />);
    expect(number().validationMessage).toBe('El valor mínimo es 10');
    rerender(<NumberInput aria-label="Peso" max={1000} value={1234} />);
    expect(number().validationMessage).toBe('El valor máximo es 1.000');
    expect(number().value).toBe('1.234');
    rerender(<NumberInput aria-label="Peso" max={2000} value={1234} />);
    expect(number().validationMessage).toBe('');
  });

  it.each(['$ 1.234.567,89', '1,234,567.89', '1234567.89'])(
    'understands a pasted %s',
    async (text) => {
      const onChange = vi.fn();
      render(<CurrencyInput aria-label="Precio" onChange={onChange} />);
      await userEvent.click(amount());
      await userEvent.paste(text);
      expect(amount().value).toBe('1.234.567,89');
      expect(onChange).toHaveBeenCalledExactlyOnceWith(1234567.89, { reason: 'paste' });
    },
  );

  it.each(['1e21', 'NaN', 'Infinity', '9007199254740993', '21/11/2026', '9'.repeat(10_000), '😀'])(
    'keeps the old value when %s is pasted',
    async (text) => {
      const onChange = vi.fn();
      render(<CurrencyInput aria-label="Precio" defaultValue={42} onChange={onChange} />);
      await userEvent.click(amount());
      amount().select();
      await userEvent.paste(text);
      expect(amount().value).toBe('42');
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('reports what is ambiguous', async () => {
    const onAmbiguous = vi.fn();
    render(<CurrencyInput aria-label="Precio" onAmbiguous={onAmbiguous} />);
    await userEvent.click(amount());
    await userEvent.paste('1.234');
    expect(onAmbiguous).toHaveBeenCalledExactlyOnceWith({
      text: '1.234',
      value: 1234,
      reason: 'separator',
    });
    amount().select();
    await userEvent.paste('1,5555');
    expect(onAmbiguous).toHaveBeenLastCalledWith({
      text: '1,5555',
      value: 1.56,
      reason: 'rounded',
    });
  });

  it('reads what a tool sets with a change event alone', () => {
    const onChange = vi.fn();
    render(<CurrencyInput aria-label="Precio" onChange={onChange} />);
    fireEvent.change(amount(), { target: { value: '1234567.89' } });
    expect(amount().value).toBe('1.234.567,89');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1234567.89, { reason: 'autofill' });
  });

  it('follows the locale of the tree, and its own', () => {
    const { rerender } = render(
      <GuaduaProvider locale="en-US">
        <CurrencyInput aria-label="Precio" value={1234.5} />
      </GuaduaProvider>,
    );
    expect(amount().value).toBe('1,234.5');
    rerender(<CurrencyInput aria-label="Precio" locale="fr-FR" value={1234.5} fixedDecimals />);
    expect(amount().value).toBe('1\u202f234,50');
  });

  it('writes a number that is being written in a new locale, and never reads it anew there', async () => {
    const onChange = vi.fn();
    const view = (locale: string) => (
      <CurrencyInput aria-label="Precio" locale={locale} onChange={onChange} />
    );
    const { rerender } = render(view('es-CO'));
    await userEvent.type(amount(), '1234,50');
    expect(amount().value).toBe('1.234,50');
    rerender(view('en-US'));
    expect(amount().value).toBe('1,234.5');
    await userEvent.type(amount(), '1');
    expect(onChange).toHaveBeenLastCalledWith(1234.51, { reason: 'type' });
  });

  // Values that no other file of this worker gives: each text is warned of once.
  it.each([Number.NEGATIVE_INFINITY, -1e21, 2e300])(
    'shows nothing for %d, and says why',
    (value) => {
      render(<NumberInput aria-label="Peso" value={value} />);
      expect(number().value).toBe('');
      expectConsole('warn', `value is ${value}`);
    },
  );

  it('takes a negative zero for zero', () => {
    render(<NumberInput aria-label="Peso" value={-0} />);
    expect(number().value).toBe('0');
  });

  it('keeps a sign alone when it is left, and is invalid with it (TXC-7)', async () => {
    render(<NumberInput aria-label="Saldo" />);
    const input = screen.getByLabelText<HTMLInputElement>('Saldo');
    await userEvent.type(input, '-');
    await userEvent.tab();
    expect(input.value).toBe('-');
    expect(input.validationMessage).toBe('Escribe un número');
    await userEvent.type(input, '5,');
    await userEvent.tab();
    expect(input.value).toBe('-5');
    expect(input.validationMessage).toBe('');
  });
});

describe('CurrencyInput by currency (INP-3)', () => {
  it('takes symbol and decimals from the code, and gives way to the caller', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <CurrencyInput aria-label="Precio" currency="COP" onChange={onChange} />,
    );
    await userEvent.type(screen.getByLabelText('Precio'), '1500,5');
    expect(onChange).toHaveBeenLastCalledWith(1500, { reason: 'type' });
    expect(amount().value).toBe('1.500');
    rerender(<CurrencyInput key="usd" aria-label="Precio" currency="USD" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Precio'), '1500,5');
    expect(onChange).toHaveBeenLastCalledWith(1500.5, { reason: 'type' });
    expect(screen.getByText('US$')).toBeTruthy();
    rerender(<CurrencyInput key="own" aria-label="Precio" currency="USD" prefix="Dólares" />);
    expect(screen.getByText('Dólares')).toBeTruthy();
  });
});

describe('the limits (INP-3)', () => {
  it.each<[ReactElement, string]>([
    [<NumberInput key="" aria-label="Saldo" />, '-5'],
    [<NumberInput key="" aria-label="Saldo" min={-10} />, '-5'],
    [<NumberInput key="" aria-label="Saldo" min={0} />, '5'],
    [<CurrencyInput key="" aria-label="Saldo" />, '5'],
    [<CurrencyInput key="" aria-label="Saldo" min={-10} />, '-5'],
  ])('decide whether a minus can be typed', async (field, shown) => {
    render(field);
    const input = screen.getByLabelText<HTMLInputElement>('Saldo');
    await userEvent.type(input, '-5');
    expect(input.value).toBe(shown);
  });

  it('are warned of where no number is within them', () => {
    render(<NumberInput aria-label="Saldo" min={5} max={1} />);
    expectConsole('warn', /min is 5, above max, which is 1/);
  });
});

describe('a value with more decimals than the field has (INP-3)', () => {
  it.each([
    [1234.5, { currency: 'COP' }, '1.235', '1235'],
    [1.005, {}, '1,01', '1.01'],
    [-0.4, { currency: 'COP', min: -1 }, '0', '0'],
    [2.5, { decimals: 2, fixedDecimals: true }, '2,50', '2.5'],
  ])('is sent as it is shown: %d', (value, props, text, sent) => {
    render(
      <form aria-label="f">
        <CurrencyInput aria-label="Valor" name="valor" defaultValue={value} {...props} />
      </form>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Valor').value).toBe(text);
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('valor')).toBe(sent);
  });
});
