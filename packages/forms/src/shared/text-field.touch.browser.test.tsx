import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import { AddressInput } from '../colombia/address-input/address-input';
import { TextInput } from '../text-input/text-input';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

/** A finger of the browser itself, so far above where it came down. */
function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', target?: Element, above = 0) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const points = target ? [target.getBoundingClientRect()] : [];
  const touchPoints = points.map(({ left, top, width, height }) => ({
    x: (frame?.left ?? 0) + (left + width / 2) * scale,
    y: (frame?.top ?? 0) + (top + height / 2 - above) * scale,
  }));
  return cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function tap(target: Element): Promise<void> {
  await touch('touchStart', target);
  await touch('touchEnd');
}

const focused = () => document.activeElement;

describe('a finger on what is beside the text of a field (INP-1, ADR-7)', () => {
  it.for<[string, ReactElement, () => Element, () => HTMLElement]>([
    [
      'TextInput',
      <TextInput key="" aria-label="Campo" suffix={<span data-testid="beside">kilos</span>} />,
      () => screen.getByTestId('beside'),
      () => screen.getByLabelText('Campo'),
    ],
    [
      'AddressInput',
      <AddressInput key="" aria-label="Campo" />,
      () => screen.getByRole('group', { name: 'Campo' }),
      () => screen.getByRole('combobox'),
    ],
  ])(
    '%s: a tap goes to the text, a scroll of the page leaves the focus',
    async ([, widget, beside, input], { skip }) => {
      skip(server.browser === 'firefox', 'the fingers of its driver scroll nothing');
      render(
        <>
          <div style={{ blockSize: 300 }} />
          {widget}
          <div style={{ blockSize: '200vh' }} />
        </>,
      );
      const target = beside();
      await tap(target);
      await expect.poll(focused).toBe(input());
      input().blur();
      // The page goes on for a while, in which a tap would only stop it.
      const scrolled = new Promise((resolve) => {
        document.addEventListener('scrollend', resolve, { once: true });
      });
      await touch('touchStart', target);
      for (const above of [40, 120, 200]) await touch('touchMove', target, above);
      await touch('touchEnd');
      await scrolled;
      expect(window.scrollY).toBeGreaterThan(0);
      expect(focused()).toBe(document.body);
    },
  );
});

describe('an address by fingers on a phone (ADR-4, ADR-7)', () => {
  it('is entered by taps and keys, and turned in between', async () => {
    render(
      <form aria-label="Formulario">
        <AddressInput name="casa" aria-label="Casa" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    await tap(screen.getByRole('combobox'));
    await tap(await screen.findByRole('option', { name: 'Carrera' }));
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: /Número de vía/ });
    await expect.poll(focused).toBe(number);
    await userEvent.keyboard('7');
    await page.viewport(844, 390);
    expect(number.value).toBe('7');
    expect(focused()).toBe(number);
    await userEvent.keyboard('#');
    await expect.poll(focused).toBe(screen.getByRole('textbox', { name: /cruce/ }));
    await userEvent.keyboard('12');
    await tap(screen.getByRole('textbox', { name: /Placa/ }));
    await userEvent.keyboard('34');
    expect(new FormData(form).get('casa')).toBe('Carrera 7 # 12 - 34');
  });
});
