import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AddressInput } from './address-input';
import type { AddressInputProps } from './address-input.types';

const via = () => screen.getByRole<HTMLInputElement>('combobox');
const one = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Número de vía/ });
const two = () => screen.getByRole<HTMLInputElement>('textbox', { name: /cruce/ });
const three = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Placa/ });
const all = () => [via(), one(), two(), three()].map(({ value }) => value);
const focused = () => document.activeElement;

function start(defaultValue?: string) {
  const onChange = vi.fn<NonNullable<AddressInputProps['onChange']>>();
  render(
    <form aria-label="pedido">
      <AddressInput
        aria-label="Dirección"
        name="direccion"
        defaultValue={defaultValue}
        onChange={onChange}
      />
      <button type="button">Después</button>
    </form>,
  );
  return onChange;
}

describe('what is written in a part and belongs to another (ADR-5)', () => {
  it('# inside a part ends it there, and what follows stands in the next one', async () => {
    const onChange = start('Calle 6 # 5 - 40');
    await userEvent.click(one());
    await userEvent.keyboard('{End}A7{ArrowLeft}#');
    await vi.waitFor(() => expect(focused()).toBe(two()));
    expect(all()).toEqual(['Calle', '6A', '7 5', '40']);
    expect(onChange.mock.lastCall?.[0]).toBe('Calle 6A # 7 5 - 40');
  });

  it('sends what it shows where two numbers in one part become two on leaving', async () => {
    const onChange = start('Calle 6');
    await userEvent.click(one());
    await userEvent.keyboard('{End} 5');
    expect(onChange.mock.lastCall?.[0]).toBe('Calle 6 5');
    await userEvent.click(screen.getByText('Después'));
    await vi.waitFor(() => expect(two().value).toBe('5'));
    expect(one().value).toBe('6');
    expect(onChange.mock.lastCall?.[0]).toBe('Calle 6 # 5');
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('direccion')).toBe('Calle 6 # 5');
  });

  it('goes on to the next part in a window without the focus, too', async () => {
    start();
    // Keys reach the page there, but nothing in it matches `:focus-within`.
    act(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(via(), 'Calle 6');
      via().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    });
    expect([via().value, one().value]).toEqual(['Calle', '6']);
    await expect.poll(focused).toBe(one());
  });
});

it('keeps what is being written, and its list, when the window loses the focus (ADR-4)', async () => {
  const onChange = start();
  await userEvent.click(via());
  await userEvent.keyboard('ca');
  // The events of an element that keeps the focus while the person is in another window.
  act(() => {
    for (const type of ['blur', 'focusout']) {
      via().dispatchEvent(new FocusEvent(type, { bubbles: type === 'focusout' }));
    }
  });
  expect(focused()).toBe(via());
  expect(all()).toEqual(['ca', '', '', '']);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('Calle');
  await userEvent.keyboard('rr{Enter}');
  expect(via().value).toBe('Carrera');
  expect(onChange.mock.lastCall?.[0]).toBeNull();
});
