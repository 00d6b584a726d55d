import { eachInTurn } from '@guadua/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clock } from '../clock/clock';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { DatePicker } from './date-picker';

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
    this.show(window.innerWidth, window.innerHeight - pixels);
  }

  show(width: number, height: number): void {
    [this.width, this.height] = [width, height];
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

/** What a phone does that is turned: some tell of the visible part first, others of the page. */
const TURNS: [string, (size: readonly [number, number], keyboard: number) => Promise<void>][] = [
  [
    'the page first',
    async ([width, height], keyboard) => {
      await page.viewport(width, height);
      viewport.show(width, height - keyboard);
    },
  ],
  [
    'the visible part first',
    async ([width, height], keyboard) => {
      viewport.show(width, height - keyboard);
      await page.viewport(width, height);
    },
  ],
];

const sheet = () => screen.getByRole('dialog');
const bottom = (element: Element) => Math.round(element.getBoundingClientRect().bottom);

describe('the sheet above a phone’s keyboard (DAT-15)', () => {
  eachInTurn(
    [
      ['a range with time', <DateRangePicker key="" aria-label="Fecha" time={clock()} />],
      ['a date with time', <DatePicker key="" aria-label="Fecha" time={clock()} />],
    ],
    2,
  )('can be scrolled to "Aceptar", and back to the text: %s', async (_, widget) => {
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

  eachInTurn(TURNS, 2)('is turned under it, and goes on with the text: %s', async (_, turn) => {
    render(<DatePicker aria-label="Fecha" today="2026-11-20" time={clock()} />);
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
    await userEvent.click(field);
    const entry = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Escribe/ });
    await screen.findByRole('dialog');
    await userEvent.fill(entry(), '5/3/26 8:');
    viewport.cover(340);
    await expect.poll(() => bottom(sheet())).toBe(440);
    // As high as a small phone is wide: it stays a sheet.
    for (const [size, keyboard] of [
      [[590, 390], 200],
      [[390, 780], 340],
      [[590, 390], 200],
    ] as const) {
      await turn(size, keyboard);
      await expect.poll(() => bottom(sheet())).toBe(size[1] - keyboard);
      expect(sheet().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      expect([entry().value, document.activeElement]).toEqual(['5/3/26 8:', entry()]);
    }
    const accept = screen.getByRole('button', { name: 'Aceptar' });
    accept.scrollIntoView({ block: 'nearest' });
    expect(bottom(accept)).toBeLessThanOrEqual(190);
    await userEvent.keyboard('30{Enter}');
    await expect.poll(() => field.value).toBe('05/03/2026, 08:30 AM');
  });

  eachInTurn(TURNS, 2)(
    'becomes a popup on a wide screen and a sheet again: %s',
    async (_, turn) => {
      render(<DatePicker aria-label="Fecha" today="2026-11-20" />);
      const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
      await userEvent.click(field);
      const entry = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Escribe/ });
      await expect.poll(entry).not.toBeNull();
      await userEvent.fill(entry() as HTMLInputElement, '5/3/26');
      viewport.cover(340);
      await expect.poll(() => bottom(sheet())).toBe(440);
      await turn([780, 390], 200);
      await expect.poll(entry).toBeNull();
      await expect.poll(() => bottom(sheet())).toBeLessThanOrEqual(190);
      expect(field.value).toBe('5/3/26');
      await turn([390, 780], 340);
      await expect.poll(() => entry()?.value).toBe('5/3/26');
      await expect.poll(() => bottom(sheet())).toBe(440);
    },
  );
});
