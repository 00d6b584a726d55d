import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AddressInput } from '../colombia/address-input/address-input';
import { pinLabelsEsCO } from '../labels/es-co';
import { NumberInput } from '../number-input/number-input';
import { PinInput } from '../pin-input/pin-input';

interface Locks {
  readOnly?: boolean;
  disabled?: boolean;
}

const FIELDS: [name: string, text: string, field: (props: Locks) => ReactElement][] = [
  ['NumberInput', '-', (props) => <NumberInput aria-label="Campo" name="campo" {...props} />],
  ['PinInput', '12', (props) => <PinInput aria-label="Campo" name="campo" {...props} />],
  ['AddressInput', 'Calle', (props) => <AddressInput name="campo" {...props} />],
];
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Formulario' });
const texts = () =>
  [...form().querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
    .filter((input) => input.getAttribute('aria-hidden') === null)
    .map((input) => input.value)
    .join('');

describe('a text that is no value, and can no longer be edited (TXC-7)', () => {
  it.each(FIELDS)('keeps the form of a %s with "%s" from being sent', async (_, text, field) => {
    const inForm = (props: Locks) => <form aria-label="Formulario">{field(props)}</form>;
    const { rerender } = render(inForm({}));
    const [input] = form().querySelectorAll<HTMLInputElement>('input:not([type=hidden])');
    input?.focus();
    await userEvent.keyboard(text);
    const typed = texts();
    expect([typed !== '', form().checkValidity()]).toEqual([true, false]);
    rerender(inForm({ readOnly: true }));
    expect([texts(), form().checkValidity()]).toEqual([typed, false]);
    rerender(inForm({ readOnly: true, disabled: true }));
    expect(form().checkValidity()).toBe(true);
    rerender(inForm({}));
    expect([texts(), form().checkValidity()]).toEqual([typed, false]);
  });

  it('says why, and brings the focus to the text', () => {
    render(
      <form aria-label="Formulario">
        <PinInput name="campo" readOnly value="12" />
      </form>,
    );
    const carrier = form().querySelector<HTMLInputElement>('[aria-hidden=true]:invalid');
    expect(carrier?.validationMessage).toBe(pinLabelsEsCO.incomplete(4));
    carrier?.focus();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
});
