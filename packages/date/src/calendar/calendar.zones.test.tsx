// @vitest-environment jsdom
import '@guadua/testing/setup-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Calendar } from './calendar';

/**
 * Months in which a clock of the zones goes forward or back, and on which day; in the last one none does.
 * On 4 November 2018 there was no midnight in São Paulo.
 */
const MONTHS: [month: string, day: number][] = [
  ['2018-11', 4],
  ['2026-04', 5],
  ['2026-07', 15],
];
const NAMES = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

/** All days of a month, by the calendar of no zone, as the page names them: `5 de julio de 2026`. */
function daysOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => ({
    name: NAMES.format(new Date(Date.UTC(year, number - 1, index + 1))),
    fields: [year, number, index + 1],
  }));
}

/** What a cell is called, without the day of the week and its marks. */
function nameOf(cell: Element | null): string | undefined {
  return cell?.getAttribute('aria-label')?.split(', ')[1];
}

function cellsOf(names: readonly string[]): HTMLElement[] {
  return screen.getAllByRole('gridcell').filter((cell) => names.includes(nameOf(cell) ?? ''));
}

it('runs in the zone that the project names', () => {
  for (const moment of [new Date('2018-11-04T03:00:00Z'), new Date('2026-07-15T12:00:00Z')]) {
    expect(moment.toLocaleString()).toBe(
      moment.toLocaleString(undefined, { timeZone: process.env.TZ }),
    );
  }
});

describe.each(MONTHS)('a calendar of %s, in the zone of the process (DAT-14)', (month, change) => {
  const days = daysOf(month);
  const names = days.map(({ name }) => name);

  it('shows each day once', () => {
    render(<Calendar today={`${month}-15`} defaultValue={`${month}-15`} />);
    expect(cellsOf(names).map(nameOf)).toEqual(names);
  });

  it('walks over each day with the arrows', () => {
    const walked: (string | undefined)[] = [];
    render(<Calendar today={`${month}-01`} defaultValue={`${month}-01`} />);
    act(() => screen.getByRole('gridcell', { selected: true }).focus());
    for (const _ of days) {
      const at = document.activeElement ?? document.body;
      walked.push(nameOf(at));
      fireEvent.keyDown(at, { key: 'ArrowRight' });
    }
    expect(walked).toEqual(names);
  });

  it('gives a date that falls on the chosen day', () => {
    const onChange = vi.fn<(date: Date | null) => void>();
    render(<Calendar today={`${month}-15`} onChange={onChange} />);
    for (const cell of cellsOf(names)) fireEvent.click(cell);
    const given = onChange.mock.calls.map(([date]) =>
      date ? [date.getFullYear(), date.getMonth() + 1, date.getDate()] : [],
    );
    expect(given).toEqual(days.map(({ fields }) => fields));
  });

  it('marks as today the day of the local clock, at its first and at its last moment', () => {
    for (const { name, fields } of days.slice(change - 2, change + 1)) {
      const [year = 0, number = 0, day = 0] = fields;
      for (const hour of [0, 23]) {
        const { unmount } = render(<Calendar today={new Date(year, number - 1, day, hour, 59)} />);
        expect(nameOf(document.querySelector('[aria-current="date"]'))).toBe(name);
        unmount();
      }
    }
  });
});
