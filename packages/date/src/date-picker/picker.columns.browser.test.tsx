import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  DatePicker,
  DateRangeFields,
  DateRangePicker,
  MonthPicker,
  RangeCalendar,
  TimeInput,
} from '../index';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

const field = { 'aria-label': 'Campo' };
const date = { ...field, today: '2026-11-20' };

/** In the first of so many equal columns of a form. */
function show(widget: ReactElement, columns: number) {
  render(
    <form
      style={{
        display: 'grid',
        padding: 16,
        gap: 8,
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
      }}
    >
      <div data-testid="column">{widget}</div>
      {columns > 1 && <div data-testid="other">Otro campo</div>}
    </form>,
  );
  return screen.getByTestId('column').offsetWidth;
}

describe('in a form on a phone (390 px)', () => {
  it.each<[string, ReactElement]>([
    ['date', <DatePicker key="" {...date} defaultValue="2026-11-20" />],
    ['range', <DateRangePicker key="" {...date} />],
    ['range in two inputs', <DateRangeFields key="" {...date} />],
    ['month', <MonthPicker key="" {...field} />],
    ['time', <TimeInput key="" {...field} />],
  ])('a %s leaves half of it to the other column', (_, widget) => {
    expect(show(widget, 2)).toBe(screen.getByTestId('other').offsetWidth);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  it('a calendar of ranges is as wide as the form, and its shortcuts scroll', () => {
    show(<RangeCalendar {...date} />, 1);
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(screen.getByRole('group', { name: 'Campo' }).offsetWidth).toBe(
      screen.getByTestId('column').offsetWidth,
    );
  });
});

it('the widest name of a month fits its cell, picked too', async () => {
  await page.viewport(1280, 800);
  render(<MonthPicker {...field} valueAs="iso" defaultValue="2026-09" />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Campo' }));
  const cell = screen.getByRole('gridcell', { name: /septiembre/ });
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});
