import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type TestContext } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clock } from '../clock/clock';
import { DatePicker } from '../date-picker/date-picker';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { DatesPicker } from '../dates-picker/dates-picker';
import { MonthPicker } from '../period-picker/period-pickers';
import { Calendar } from './calendar';

// A phone on its side.
beforeEach(() => page.viewport(844, 390));
afterEach(() => page.viewport(414, 896));

/** What a press in the middle of the button reaches: nothing lies over it, and it lies in the window. */
function isInReach(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === button;
}

function skipWithoutTarget({ skip }: TestContext): void {
  skip(!CSS.supports('scroll-initial-target', 'nearest'), 'a low popup begins at its top');
}

/** In the last row but one of its month. */
const TODAY = '2026-11-27';

const pickers = [
  { name: 'DatePicker', picker: <DatePicker aria-label="Salida" time={clock()} today={TODAY} /> },
  {
    name: 'DateRangePicker',
    picker: <DateRangePicker aria-label="Salida" time={clock()} today={TODAY} />,
  },
  { name: 'DatesPicker', picker: <DatesPicker aria-label="Salida" today={TODAY} /> },
];

for (const { name, picker } of pickers) {
  for (const top of [0, 150]) {
    it(`keeps "Aceptar" of ${name} in sight in a low window, ${top} px down (DAT-10)`, {
      tags: (name === 'DateRangePicker') === top > 0 ? [] : ['long', 'turn'],
    }, async () => {
      render(<div style={{ paddingBlockStart: top }}>{picker}</div>);
      await userEvent.click(screen.getByRole('combobox', { name: 'Salida' }));
      const apply = screen.getByRole('button', { name: 'Aceptar' });
      await expect.poll(() => isInReach(apply)).toBe(true);
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(() => document.activeElement).toHaveRole('gridcell');
      // Where the keys go is not hidden by it.
      for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{PageDown}', '{Home}']) {
        expect(isInReach(document.activeElement as HTMLElement)).toBe(true);
        await userEvent.keyboard(key);
      }
      expect(isInReach(document.activeElement as HTMLElement)).toBe(true);
      expect(isInReach(apply)).toBe(true);
    });
  }
}

for (const { name, picker } of [
  { name: 'DatePicker', picker: <DatePicker aria-label="Salida" today={TODAY} /> },
  {
    name: 'DateRangePicker',
    picker: <DateRangePicker aria-label="Salida" today={TODAY} numberOfMonths={1} />,
  },
  ...pickers,
]) {
  it(`opens ${name} with today in sight, though the focus stays in the field (DAT-2)`, async (context) => {
    skipWithoutTarget(context);
    render(<div style={{ paddingBlock: '150px 100vh' }}>{picker}</div>);
    const input = screen.getByRole('combobox', { name: 'Salida' });
    await userEvent.click(input);
    const today = screen.getByRole('gridcell', { name: /27 de noviembre de 2026/ });
    await expect.poll(() => isInReach(today)).toBe(true);
    expect([document.activeElement, window.scrollY]).toEqual([input, 0]);
    // Nor does the month go out of sight: its days alone would be those of any.
    for (const month of screen.getAllByRole('combobox', { name: 'Mes' })) {
      expect(isInReach(month)).toBe(true);
    }
  });
}

it('opens MonthPicker with its month in sight (PER-4)', async (context) => {
  skipWithoutTarget(context);
  await page.viewport(844, 300);
  render(
    <div style={{ paddingBlockStart: 110 }}>
      <MonthPicker aria-label="Mes" defaultValue="2026-12" />
    </div>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Mes' }));
  await expect
    .poll(() => isInReach(screen.getByRole('gridcell', { name: /diciembre/ })))
    .toBe(true);
});

it('leaves a page where it is in which a calendar stands lower down', async () => {
  render(
    <div style={{ paddingBlockStart: '100vh' }}>
      <Calendar aria-label="Día" defaultValue={TODAY} />
    </div>,
  );
  await expect.poll(() => screen.queryByRole('grid')).not.toBeNull();
  expect(window.scrollY).toBe(0);
});

it('brings a period that a key leads to into view (PER-4)', async () => {
  await page.viewport(844, 300);
  render(<MonthPicker aria-label="Mes" defaultValue="2026-01" />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Mes' }));
  await userEvent.keyboard('{ArrowDown}{PageDown}{End}');
  await expect.poll(() => document.activeElement).toHaveRole('gridcell');
  expect(isInReach(document.activeElement as HTMLElement)).toBe(true);
});

it('brings a day that a key leads to into view in a page that scrolls (DAT-13)', async () => {
  render(
    <div style={{ paddingBlockStart: 250 }}>
      <Calendar aria-label="Día" defaultValue="2026-11-02" />
    </div>,
  );
  await userEvent.click(screen.getByRole('gridcell', { name: /^lunes, 2 de noviembre/ }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(isInReach(document.activeElement as HTMLElement)).toBe(true);
});
