import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
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
  const isExpanded = () => control().getAttribute('aria-expanded');
  const inFrame: (string | null)[] = [];
  // The frame that was asked for in the click is the one that paints it.
  const note = () => requestAnimationFrame(() => inFrame.push(isExpanded()));
  window.addEventListener('click', note, { once: true });
  await userEvent.click(control());
  await expect.poll(isExpanded).toBe('true');
  expect(inFrame).toEqual(['false']);
}
