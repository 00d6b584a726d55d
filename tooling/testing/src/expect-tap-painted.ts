import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { expect } from 'vitest';

/**
 * Taps what opens a sheet on a small screen, in Chromium, and expects it to open only once the tap has been
 * painted (CMP-11).
 *
 * @param widget A widget whose sheet is closed; it is rendered here.
 * @param control Its element that is tapped, which says with `aria-expanded` whether the sheet is open.
 */
export async function expectTapPainted(
  widget: ReactElement,
  control: () => HTMLElement,
): Promise<void> {
  const { page, userEvent } = await import('vitest/browser');
  await page.viewport(390, 800);
  render(widget);
  const target = control();
  const isExpanded = () => target.getAttribute('aria-expanded');
  const inFrame: (string | null)[] = [];
  // The frame that was asked for in the click is the one that paints it.
  const note = () => requestAnimationFrame(() => inFrame.push(isExpanded()));
  window.addEventListener('click', note, { once: true });
  await userEvent.click(target);
  await expect.poll(isExpanded).toBe('true');
  expect(inFrame).toEqual(['false']);
}

/** What takes a control away, as attributes of the fieldset round it. */
export const LOSSES = ['disabled', 'inert', 'hidden'] as const;

/**
 * Taps what opens a sheet on a small screen, in Chromium, lets the same tap take it away, and expects that nothing
 * opens (CMP-11): nobody could use such a sheet, and it would cover the page.
 *
 * @param widget A widget whose sheet is closed; it is rendered here.
 * @param control Its element that is tapped.
 * @param loss What takes it away.
 */
export async function expectLostTapIgnored(
  widget: ReactElement,
  control: () => HTMLElement,
  loss: (typeof LOSSES)[number],
): Promise<void> {
  const { page, userEvent } = await import('vitest/browser');
  await page.viewport(390, 800);
  render(createElement('fieldset', null, widget));
  const target = control();
  const lose = () => target.closest('fieldset')?.setAttribute(loss, '');
  window.addEventListener('click', lose, { once: true });
  await userEvent.click(target);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  expect(target.getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector('[data-sheet]')).toBeNull();
}
