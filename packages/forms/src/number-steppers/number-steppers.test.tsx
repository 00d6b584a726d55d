import { describeWidget, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../field/field';
import { CurrencyInput } from '../number-input/currency-input';
import { NumberInput } from '../number-input/number-input';
import { numberSteppers } from './number-steppers';

const number = () => screen.getByRole<HTMLInputElement>('spinbutton');
const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });

describeWidget<number | null>(
  '<NumberInput steppers>',
  {
    render: (props) => <NumberInput steppers={numberSteppers()} {...props} />,
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
  { share: 3, of: 6 },
);

describe('the buttons of a number (INP-9)', () => {
  it.each([
    ['of the field', <NumberInput key="" steppers={numberSteppers()} />],
    ['of the caller', <NumberInput key="" aria-label="Cantidad" steppers={numberSteppers()} />],
    [
      'of another element',
      <NumberInput key="" aria-labelledby="otro" steppers={numberSteppers()} />,
    ],
  ])('are named after the number by the label %s', (_, input) => {
    render(
      <Field label="Cantidad">
        <span id="otro">Cantidad</span>
        {input}
      </Field>,
    );
    for (const name of ['Aumentar Cantidad', 'Disminuir Cantidad']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  it('have a name, belong to their input and are not in the tab order', async () => {
    render(<NumberInput aria-label="Cantidad" defaultValue={5} steppers={numberSteppers()} />);
    expect(button('Aumentar').getAttribute('aria-controls')).toBe(number().id);
    expect(button('Disminuir').getAttribute('aria-controls')).toBe(number().id);
    await userEvent.tab();
    expect(document.activeElement).toBe(number());
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await expectNoAxeViolations();
  });

  it('answer the click of a screen reader', () => {
    const onChange = vi.fn();
    render(
      <NumberInput
        aria-label="Cantidad"
        defaultValue={0.1}
        step={0.2}
        steppers={numberSteppers()}
        onChange={onChange}
      />,
    );
    button('Aumentar').click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0.3, { reason: 'step' });
  });

  it.each([
    ['Aumentar', 9],
    ['Disminuir', 1],
  ])('%s does nothing at its limit, and says so', (name, limit) => {
    const onChange = vi.fn();
    render(
      <NumberInput
        aria-label="Cantidad"
        min={1}
        max={9}
        defaultValue={limit}
        steppers={numberSteppers()}
        onChange={onChange}
      />,
    );
    button(name).click();
    expect(onChange).not.toHaveBeenCalled();
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['disabled', <NumberInput key="" disabled value={5} steppers={numberSteppers()} />],
    ['read-only', <NumberInput key="" readOnly value={5} steppers={numberSteppers()} />],
    [
      'in a disabled fieldset',
      <fieldset key="" disabled>
        <NumberInput value={5} steppers={numberSteppers()} />
      </fieldset>,
    ],
  ])('do nothing when the field is %s', (_, element) => {
    render(element);
    for (const name of ['Aumentar', 'Disminuir']) {
      expect(button(name).matches(':disabled')).toBe(true);
    }
  });

  it('come with a step of 1 in a CurrencyInput, and not at all without a step', () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <CurrencyInput
        aria-label="Precio"
        currency="COP"
        defaultValue={1000}
        steppers={numberSteppers()}
        onChange={onChange}
      />,
    );
    button('Aumentar').click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1001, { reason: 'step' });
    rerender(<NumberInput aria-label="Precio" step={null} steppers={numberSteppers()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
