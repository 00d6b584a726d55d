import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DatePicker } from '../date-picker/date-picker';
import { DateRangePicker } from '../date-range-picker/date-range-picker';

/**
 * What a phone's keyboard does to the page: it shrinks and moves the visual viewport alone. No
 * protocol of a desktop browser can show one, so the object that the browser reports it through is
 * replaced.
 */
class Viewport extends EventTarget {
  offsetLeft = 0;
  offsetTop = 0;
  scale = 1;
  width = window.innerWidth;
  height = window.innerHeight;

  cover(pixels: number): void {
    this.height = window.innerHeight - pixels;
    act(() => {
      this.dispatchEvent(new Event('resize'));
      this.dispatchEvent(new Event('scroll'));
    });
  }
}

let viewport: Viewport;
beforeEach(async () => {
  await page.viewport(390, 780);
  viewport = new Viewport();
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(viewport as unknown as VisualViewport);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

const sheet = () => screen.getByRole('dialog');
const bottom = (element: Element) => Math.round(element.getBoundingClientRect().bottom);

describe('the sheet above a phone’s keyboard (DAT-15)', () => {
  it.each([
    ['a date with time', <DatePicker key="" aria-label="Fecha" time />],
    ['a range with time', <DateRangePicker key="" aria-label="Fecha" time />],
  ])('can be scrolled to "Aceptar", and back to the text: %s', async (_, widget) => {
    render(widget);
    await userEvent.click(screen.getByRole('combobox', { name: 'Fecha' }));
    await expect.poll(() => bottom(sheet())).toBe(780);
    viewport.cover(340);
    await expect.poll(() => bottom(sheet())).toBe(440);
    const accept = screen.getByRole('button', { name: 'Aceptar' });
    accept.scrollIntoView({ block: 'nearest' });
    expect(bottom(accept)).toBeLessThanOrEqual(440);
    const entry = screen.getByRole('textbox', { name: /^Escribe/ });
    entry.scrollIntoView({ block: 'nearest' });
    expect(entry.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    viewport.cover(0);
    await expect.poll(() => bottom(sheet())).toBe(780);
  });
});
