import { act, render, screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput } from '../colombia/address-input/address-input';
import { NumberInput } from '../number-input/number-input';
import { PinInput } from '../pin-input/pin-input';

const form = () => screen.getByRole<HTMLFormElement>('form');
const isSendable = () => form().checkValidity();

/** A form could not be sent, without a word, for a text that is no longer there. */
it.each<[string, ReactElement, 'spinbutton' | 'textbox' | 'combobox', string]>([
  ['NumberInput', <NumberInput key="" name="campo" />, 'spinbutton', '-'],
  ['PinInput', <PinInput key="" name="campo" />, 'textbox', '12'],
  ['AddressInput', <AddressInput key="" name="campo" />, 'combobox', 'Calle'],
])(
  '%s: what <Activity> hides stops its form until it is reset (CMP-3)',
  async (_, field, role, text) => {
    const view = (mode: 'visible' | 'hidden') => (
      <form aria-label="Formulario">
        <Activity mode={mode}>{field}</Activity>
      </form>
    );
    const { rerender } = render(view('visible'));
    await userEvent.click(screen.getByRole(role));
    await userEvent.keyboard(text);
    await expect.poll(isSendable).toBe(false);
    rerender(view('hidden'));
    expect(isSendable()).toBe(false);
    act(() => form().reset());
    // What is hidden is rendered once there is nothing else to do.
    await expect.poll(isSendable).toBe(true);
  },
);
