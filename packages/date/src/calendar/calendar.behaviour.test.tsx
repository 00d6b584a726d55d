// biome-ignore-all lint/style/noExcessiveLinesPerFile: tables of what people do and what a calendar answers

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formatIsoDay } from '../core/day';
import { DatePicker } from '../date-picker/date-picker';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { Calendar } from './calendar';

const TODAY = '2026-11-20';

type Props = Partial<Omit<ComponentProps<typeof Calendar>, 'valueAs' | 'onChange'>>;
type RangeProps = Partial<Omit<ComponentProps<typeof RangeCalendar>, 'valueAs' | 'onChange'>>;

const isoOf = (cell: Element | null | undefined) =>
  cell instanceof HTMLElement && cell.dataset.day ? formatIsoDay(Number(cell.dataset.day)) : '';
const cells = () => screen.getAllByRole('gridcell').filter((cell) => isoOf(cell) !== '');
const cellOf = (iso: string) => {
  const cell = cells().find((one) => isoOf(one) === iso && one.dataset.outside === undefined);
  if (!cell) throw new Error(`${iso} is not shown`);
  return cell;
};
const selected = () =>
  cells()
    .filter((one) => one.ariaSelected === 'true')
    .map(isoOf);
const months = () => screen.getAllByRole('grid').map((grid) => grid.ariaLabel);
const tabbable = () => isoOf(cells().find(({ tabIndex }) => tabIndex === 0));
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the keys of a grid lead from a day to another (DAT-13)', () => {
  it.each<[from: string, keys: string, to: string, props?: Props]>([
    ['2022-06-01', '{ArrowLeft}', '2022-05-31'],
    ['2022-06-01', '{ArrowRight}', '2022-06-02'],
    ['2022-06-01', '{ArrowUp}', '2022-05-25'],
    ['2022-06-01', '{ArrowDown}', '2022-06-08'],
    ['2022-06-30', '{ArrowRight}', '2022-07-01'],
    ['2022-06-30', '{ArrowDown}', '2022-07-07'],
    ['2022-06-30', '{ArrowUp}', '2022-06-23'],
    ['2022-06-01', '{PageUp}', '2022-05-01'],
    ['2022-06-01', '{PageDown}', '2022-07-01'],
    ['2022-06-01', '{Shift>}{PageUp}{/Shift}', '2021-06-01'],
    ['2022-06-01', '{Shift>}{PageDown}{/Shift}', '2023-06-01'],
    // A day that a month lacks becomes its last.
    ['2024-01-31', '{PageDown}', '2024-02-29'],
    ['2024-02-29', '{Shift>}{PageDown}{/Shift}', '2025-02-28'],
    ['2024-03-31', '{PageUp}', '2024-02-29'],
    ['2022-06-01', '{Home}', '2022-05-30'],
    ['2022-06-01', '{End}', '2022-06-05'],
    ['2022-06-10', '{Home}', '2022-06-05', { firstDay: 0 }],
    ['2022-06-10', '{End}', '2022-06-11', { firstDay: 0 }],
    ['2022-12-31', '{ArrowRight}', '2023-01-01'],
    // A month keeps the place of the day, and several keys add up.
    ['2022-06-15', '{PageDown}{PageDown}{ArrowDown}', '2022-08-22'],
    // Shift means nothing to an arrow.
    ['2022-06-01', '{Shift>}{ArrowRight}{/Shift}', '2022-06-02'],
    // Locked days are passed over by no key: their reason is read there.
    ['2022-06-01', '{ArrowRight}', '2022-06-02', { lockDays: ['2022-06-02'] }],
    ['2022-06-10', '{ArrowLeft}', '2022-06-10', { minDate: '2022-06-10' }],
    ['2022-06-15', '{PageUp}', '2022-06-10', { minDate: '2022-06-10' }],
    ['2022-06-15', '{Home}', '2022-06-14', { minDate: '2022-06-14' }],
    ['2022-06-15', '{PageDown}', '2022-06-20', { maxDate: '2022-06-20' }],
    ['2022-06-20', '{ArrowDown}', '2022-06-20', { maxDate: '2022-06-20' }],
    // The first and the last day that a calendar has.
    ['0001-01-01', '{ArrowLeft}', '0001-01-01'],
    ['9999-12-31', '{PageDown}', '9999-12-31'],
  ])('from %s %s to %s', async (from, keys, to, props) => {
    render(<Calendar today={TODAY} {...props} defaultValue={from} />);
    act(() => cellOf(from).focus());
    await userEvent.keyboard(keys);
    expect(isoOf(document.activeElement)).toBe(to);
    expect(tabbable()).toBe(to);
    expect(selected()).toEqual(selected().includes(from) ? [from] : []);
  });

  it.each([
    ['{ArrowLeft}', '2022-06-02'],
    ['{ArrowRight}', '2022-05-31'],
    ['{ArrowDown}', '2022-06-08'],
    ['{Home}', '2022-05-30'],
    ['{PageDown}', '2022-07-01'],
  ])('from right to left %s leads from 1 June to %s', async (keys, to) => {
    render(
      <div style={{ direction: 'rtl' }}>
        <Calendar today={TODAY} defaultValue="2022-06-01" />
      </div>,
    );
    act(() => cellOf('2022-06-01').focus());
    await userEvent.keyboard(keys);
    expect(isoOf(document.activeElement)).toBe(to);
  });

  it.each(['{Enter}', ' '])('%j picks the day once, and keeps the focus on it', async (key) => {
    const onChange = vi.fn();
    render(<Calendar today={TODAY} valueAs="iso" onChange={onChange} />);
    act(() => cellOf(TODAY).focus());
    await userEvent.keyboard(`{ArrowLeft}${key}`);
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(['2026-11-19']);
    expect(isoOf(document.activeElement)).toBe('2026-11-19');
    // What is chosen already stays: a calendar has no key that takes it away.
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(selected()).toEqual(['2026-11-19']);
  });

  it.each<[string, Props]>([
    ['a locked day', { lockDays: [TODAY] }],
    ['a day of a read-only calendar', { readOnly: true }],
  ])('%s takes the focus, and neither keys nor clicks pick it', async (_, props) => {
    const onChange = vi.fn();
    render(<Calendar today={TODAY} {...props} onChange={onChange} />);
    act(() => cellOf(TODAY).focus());
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(cellOf(TODAY));
    expect(isoOf(document.activeElement)).toBe(TODAY);
    expect(onChange).not.toHaveBeenCalled();
    expect(selected()).toEqual([]);
  });
});

describe('Tab leads to one day (DAT-13)', () => {
  it.each<[string, Props, string]>([
    ['today', {}, TODAY],
    ['the value', { defaultValue: '2026-11-09' }, '2026-11-09'],
    [
      'a value that is locked',
      { defaultValue: '2026-11-09', lockDays: ['2026-11-09'] },
      '2026-11-09',
    ],
    ['the first day of another month', { defaultMonth: '2027-02-15' }, '2027-02-01'],
    [
      'the value in place of defaultMonth',
      { defaultMonth: '2027-02-15', defaultValue: TODAY },
      TODAY,
    ],
    ['the first day where today is locked', { lockDays: [TODAY] }, '2026-11-01'],
    [
      'the first day that is not locked',
      { lockDays: [TODAY, ['2026-11-01', '2026-11-03']] },
      '2026-11-04',
    ],
    ['today where all days are locked', { isDateDisabled: () => true }, TODAY],
    ['minDate after today', { minDate: '2026-12-05' }, '2026-12-05'],
    ['the month of maxDate before today', { maxDate: '2026-10-10' }, '2026-10-01'],
  ])('%s', (_, props, day) => {
    render(<Calendar today={TODAY} {...props} />);
    expect(tabbable()).toBe(day);
    expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('none in a calendar that is disabled', () => {
    render(<Calendar today={TODAY} disabled defaultValue={TODAY} />);
    expect(tabbable()).toBe('');
    expect(selected()).toEqual([TODAY]);
    expect(screen.getByRole('grid').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('which days can be picked (DAT-5)', () => {
  const weekend = (date: Date) => date.getDay() % 6 === 0;
  it.each<[string, Props, allowed: string[], refused: string[]]>([
    ['one day', { lockDays: ['2026-11-10'] }, ['2026-11-09', '2026-11-11'], ['2026-11-10']],
    [
      'several days of any type',
      { lockDays: [new Date(2026, 10, 10), '2026-11-12'] },
      ['2026-11-11'],
      ['2026-11-10', '2026-11-12'],
    ],
    [
      'a range with both ends',
      { lockDays: [['2026-11-10', '2026-11-12']] },
      ['2026-11-09', '2026-11-13'],
      ['2026-11-10', '2026-11-11', '2026-11-12'],
    ],
    [
      'a range that runs backwards',
      { lockDays: [['2026-11-12', '2026-11-10']] },
      ['2026-11-09', '2026-11-13'],
      ['2026-11-10', '2026-11-11', '2026-11-12'],
    ],
    ['no days of an empty list', { lockDays: [] }, ['2026-11-10'], []],
    ['before minDate', { minDate: '2026-11-10' }, ['2026-11-10', '2026-11-30'], ['2026-11-09']],
    ['after maxDate', { maxDate: '2026-11-10' }, ['2026-11-10', '2026-11-01'], ['2026-11-11']],
    [
      'outside of both limits',
      { minDate: '2026-11-10', maxDate: '2026-11-12' },
      ['2026-11-10', '2026-11-12'],
      ['2026-11-09', '2026-11-13'],
    ],
    [
      'weekdays of a function',
      { isDateDisabled: weekend },
      ['2026-11-06', '2026-11-09'],
      ['2026-11-07', '2026-11-08'],
    ],
    [
      'a list and a function together',
      { isDateDisabled: weekend, lockDays: ['2026-11-10'] },
      ['2026-11-09'],
      ['2026-11-07', '2026-11-10'],
    ],
  ])('locks %s', async (_, props, allowed, refused) => {
    const onChange = vi.fn();
    render(<Calendar today={TODAY} valueAs="iso" {...props} onChange={onChange} />);
    const isRefused = (iso: string) => cellOf(iso).getAttribute('aria-disabled') === 'true';
    expect(allowed.filter(isRefused)).toEqual([]);
    expect(refused.filter((iso) => !isRefused(iso))).toEqual([]);
    for (const iso of [...refused, ...allowed]) await userEvent.click(cellOf(iso));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual(allowed);
  });
});

describe('clicks that make a range (DAT-3, DAT-5)', () => {
  const WHOLE = { from: '2026-11-09', to: '2026-11-12' };
  type Case = [
    string,
    RangeProps,
    clicks: number[],
    given: string[],
    shown: [number, number] | null,
  ];
  it.each<Case>([
    ['one click is no range yet', {}, [12], [], [12, 12]],
    ['the same day twice is a range of one day', {}, [12, 12], ['12–12'], [12, 12]],
    ['a later day ends it', {}, [12, 16], ['12–16'], [12, 16]],
    ['an earlier day begins it', {}, [12, 9], ['9–12'], [9, 12]],
    ['a whole one begins anew outside', { defaultValue: WHOLE }, [16], [], [16, 16]],
    ['a whole one begins anew inside', { defaultValue: WHOLE }, [10], [], [10, 10]],
    ['a whole one begins anew at its end', { defaultValue: WHOLE }, [12], [], [12, 12]],
    ['and then takes the other end', { defaultValue: WHOLE }, [16, 10], ['10–16'], [10, 16]],
    ['a third click begins the next', {}, [3, 4, 12, 9], ['3–4', '9–12'], [9, 12]],
    ['too long is refused, the start stays', { maxDays: 5 }, [12, 17], [], [12, 12]],
    ['as long as allowed is taken', { maxDays: 5 }, [12, 17, 16], ['12–16'], [12, 16]],
    ['too short is refused, the start stays', { minDays: 3 }, [12, 13], [], [12, 12]],
    ['the same day too, where two are needed', { minDays: 2 }, [12, 12], [], [12, 12]],
    ['as short as allowed is taken', { minDays: 3 }, [12, 13, 14], ['12–14'], [12, 14]],
    ['backwards as well', { minDays: 3, maxDays: 4 }, [12, 11, 8, 9], ['9–12'], [9, 12]],
    [
      'a locked day between is passed over',
      { lockDays: ['2026-11-11'] },
      [9, 12],
      ['9–12'],
      [9, 12],
    ],
    [
      'or refused, where it may not lie within',
      { lockDays: ['2026-11-11'], allowLockedDaysInRange: false },
      [9, 12, 10],
      ['9–10'],
      [9, 10],
    ],
    ['a locked day is no end', { lockDays: ['2026-11-12'] }, [9, 12, 13], ['9–13'], [9, 13]],
    ['only forward', { selectForward: true }, [12, 9, 14], ['12–14'], [12, 14]],
    ['only backward', { selectBackward: true }, [12, 14, 9], ['9–12'], [9, 12]],
    [
      'days outside of the limits are none',
      { minDate: '2026-11-09' },
      [8, 9, 12],
      ['9–12'],
      [9, 12],
    ],
    ['read-only stays', { defaultValue: WHOLE, readOnly: true }, [16, 18], [], [9, 12]],
  ])('%s', async (_, props, clicks, given, ends) => {
    const onChange = vi.fn();
    render(
      <RangeCalendar
        today={TODAY}
        numberOfMonths={1}
        {...props}
        valueAs="iso"
        onChange={onChange}
      />,
    );
    const iso = (date: number) => `2026-11-${String(date).padStart(2, '0')}`;
    for (const date of clicks) await userEvent.click(cellOf(iso(date)));
    const values = onChange.mock.calls.map(([value]) => value);
    expect(values.map(({ from, to }) => `${Number(from.slice(8))}–${Number(to.slice(8))}`)).toEqual(
      given,
    );
    const shown = selected();
    expect([shown[0], shown.at(-1)]).toEqual(ends?.map(iso));
  });
});

describe('which months show, and where they end (DAT-6)', () => {
  const november = 'noviembre de 2026';
  type Case = [string, Props, shown: string[], previousOff: boolean, nextOff: boolean];
  it.each<Case>([
    ['that of today', {}, [november], false, false],
    ['that of the value', { defaultValue: '2024-02-29' }, ['febrero de 2024'], false, false],
    ['defaultMonth', { defaultMonth: '2027-01-31' }, ['enero de 2027'], false, false],
    ['none before minDate', { minDate: '2026-11-10' }, [november], true, false],
    ['none after maxDate', { maxDate: '2026-11-30' }, [november], false, true],
    [
      'that of minDate in place of an earlier one',
      { minDate: '2027-03-05' },
      ['marzo de 2027'],
      true,
      false,
    ],
    [
      'that of maxDate in place of a later one',
      { maxDate: '2026-05-05' },
      ['mayo de 2026'],
      false,
      true,
    ],
    [
      'one alone between limits',
      { minDate: '2026-11-03', maxDate: '2026-11-09' },
      [november],
      true,
      true,
    ],
    [
      'several from the first on',
      { numberOfMonths: 3 },
      [november, 'diciembre de 2026', 'enero de 2027'],
      false,
      false,
    ],
    [
      'several that end with the last',
      { numberOfMonths: 3, maxDate: TODAY },
      ['septiembre de 2026', 'octubre de 2026', november],
      false,
      true,
    ],
    [
      'several that begin with the first, where the limits have fewer',
      { numberOfMonths: 3, minDate: '2026-10-10', maxDate: TODAY },
      ['octubre de 2026', november, 'diciembre de 2026'],
      true,
      true,
    ],
  ])('%s', (_, props, shown, previousOff, nextOff) => {
    render(<Calendar today={TODAY} {...props} />);
    expect(months()).toEqual(shown);
    expect([isOff('Mes anterior'), isOff('Mes siguiente')]).toEqual([previousOff, nextOff]);
  });

  it('a range up to today shows the month before beside it', () => {
    render(<RangeCalendar today={TODAY} maxDate={TODAY} />);
    expect(months()).toEqual(['octubre de 2026', november]);
  });

  it('more months, as on a phone that is turned, end with the last as well', () => {
    const { rerender } = render(<Calendar today={TODAY} maxDate={TODAY} />);
    rerender(<Calendar today={TODAY} maxDate={TODAY} numberOfMonths={2} />);
    expect(months()).toEqual(['octubre de 2026', november]);
  });

  it('a button that reaches a limit keeps the focus', async () => {
    render(<Calendar today={TODAY} maxDate="2026-12-31" />);
    await userEvent.click(button('Mes siguiente'));
    expect(months()).toEqual(['diciembre de 2026']);
    expect(document.activeElement).toBe(button('Mes siguiente'));
    expect(isOff('Mes siguiente')).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(months()).toEqual(['diciembre de 2026']);
  });

  it('the lists offer what lies within the limits, and a year beyond them leads to the last month', async () => {
    render(<Calendar today={TODAY} minDate="2026-07-10" maxDate="2027-10-20" />);
    const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
    const off = () => [...list('Mes').options].flatMap((one, place) => (one.disabled ? place : []));
    expect(off()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...list('Año').options].map(({ value }) => value)).toEqual(['2026', '2027']);
    await userEvent.selectOptions(list('Año'), '2027');
    expect(months()).toEqual(['octubre de 2027']);
    expect(off()).toEqual([10, 11]);
    await userEvent.selectOptions(list('Mes'), '0');
    await userEvent.selectOptions(list('Año'), '2026');
    expect(months()).toEqual(['julio de 2026']);
  });

  it('a month that is paged to stays when a day of it is picked', async () => {
    render(<RangeCalendar today={TODAY} numberOfMonths={2} maxDate="2027-11-30" />);
    const later = screen.getAllByRole('button', { name: 'Mes siguiente' }).at(-1);
    if (later) await userEvent.click(later);
    expect(months()).toEqual(['noviembre de 2026', 'enero de 2027']);
    await userEvent.click(cellOf('2027-01-10'));
    expect(months()).toEqual(['noviembre de 2026', 'enero de 2027']);
    expect(selected()).toEqual(['2027-01-10']);
  });

  it('an application that gives another value shows its month', () => {
    const { rerender } = render(<Calendar today={TODAY} value={TODAY} />);
    rerender(<Calendar today={TODAY} value="2023-02-01" />);
    expect(months()).toEqual(['febrero de 2023']);
    expect(selected()).toEqual(['2023-02-01']);
    rerender(<Calendar today={TODAY} value={null} />);
    expect(selected()).toEqual([]);
  });
});

describe('the grid of a month (DAT-6)', () => {
  const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
  it.each<[string, Props, first: string, last: string, weeks: number[]]>([
    ['from Monday', {}, '2026-10-26', '2026-12-06', [44, 45, 46, 47, 48, 49]],
    ['from Sunday', { firstDay: 0 }, '2026-11-01', '2026-12-12', [45, 46, 47, 48, 49, 50]],
    ['from Saturday', { firstDay: 6 }, '2026-10-31', '2026-12-11', [45, 46, 47, 48, 49, 50]],
    [
      'over New Year',
      { defaultMonth: '2021-01-01' },
      '2020-12-28',
      '2021-02-07',
      [53, 1, 2, 3, 4, 5],
    ],
    ['of 28 days', { defaultMonth: '2027-02-01' }, '2027-02-01', '2027-03-14', [5, 6, 7, 8, 9, 10]],
  ])('%s has six weeks with their numbers', (_, props, first, last, weeks) => {
    render(<Calendar today={TODAY} showWeekNumbers {...props} />);
    const days = cells().map(isoOf);
    expect(days).toHaveLength(42);
    expect(new Set(days).size).toBe(42);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    expect(names('rowheader').map(Number)).toEqual(weeks);
    expect(screen.getByRole('rowheader', { name: `Semana ${weeks[1]}` })).toBeTruthy();
  });

  it('shows and picks the days round its month, whose month comes then', async () => {
    render(<Calendar today={TODAY} />);
    const outside = cells().find((one) => isoOf(one) === '2026-12-01');
    expect(outside?.dataset.outside).toBe('');
    if (outside) await userEvent.click(outside);
    expect(selected()).toContain('2026-12-01');
    expect(months()).toEqual(['diciembre de 2026']);
  });

  it('of several months shows each day once, and twelve at most', () => {
    render(<Calendar today={TODAY} numberOfMonths={20} defaultMonth="2026-01-01" />);
    expect(months()).toHaveLength(12);
    expect(cells()).toHaveLength(365);
  });

  it('says that it is read-only', () => {
    render(<Calendar today={TODAY} readOnly />);
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
  });
});

describe('days in a zone (DAT-14)', () => {
  it.each([
    ['Pacific/Honolulu', '2024-01-01T00:00:00Z', '2023-12-31'],
    ['Australia/Adelaide', '2024-01-01T00:00:00Z', '2024-01-01'],
    ['Pacific/Kiritimati', '2024-01-01T10:00:00Z', '2024-01-02'],
    ['Europe/Berlin', '2024-02-29T23:00:00Z', '2024-03-01'],
    ['America/Bogota', '2024-03-01T04:59:59Z', '2024-02-29'],
    ['Asia/Saigon', '1900-12-01T00:00:00Z', '1900-12-01'],
    ['Asia/Dubai', '1919-12-31T20:30:00Z', '1920-01-01'],
    ['Pacific/Auckland', '1900-11-30T00:00:00Z', '1900-11-30'],
  ])('in %s %s lies on %s, as value, limit and today', (timeZone, instant, iso) => {
    const now = new Date(instant);
    render(<Calendar timeZone={timeZone} today={now} minDate={now} maxDate={now} value={now} />);
    const cell = cellOf(iso);
    expect(cells()).toHaveLength(42);
    expect(cell.getAttribute('aria-current')).toBe('date');
    expect(selected()).toEqual([iso]);
    const free = cells().filter((one) => one.getAttribute('aria-disabled') !== 'true');
    expect(free.map(isoOf)).toEqual([iso]);
  });
});

describe('what is said (DAT-4, DAT-6)', () => {
  const said = () => screen.getByRole('status').textContent;
  it('the month that a button leads to', async () => {
    render(<Calendar today={TODAY} />);
    await userEvent.click(button('Mes siguiente'));
    expect(said()).toBe('diciembre de 2026');
  });

  it('a start, the days up to where a key leads, and the whole range', async () => {
    render(<RangeCalendar today={TODAY} />);
    await userEvent.click(cellOf('2026-11-10'));
    expect(said()).toBe('Inicio: 10 de noviembre de 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(said()).toBe('3 días');
    await userEvent.keyboard('{Enter}');
    expect(said()).toBe('Del 10 de noviembre de 2026 al 12 de noviembre de 2026: 3 días');
  });

  it('nothing any more of a start that Escape drops, and the range is the old one', async () => {
    const onChange = vi.fn();
    const value = { from: '2026-11-05', to: '2026-11-10' };
    render(<RangeCalendar today={TODAY} defaultValue={value} onChange={onChange} />);
    await userEvent.click(cellOf('2026-11-17'));
    await userEvent.keyboard('{Escape}');
    expect(said()).toBe('');
    expect(selected()).toHaveLength(6);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a text that is typed into a field (DAT-8)', () => {
  it.each([
    ['31/12/2022', ['2022-12-31'], 'diciembre de 2022'],
    ['29 feb 2024', ['2024-02-29'], 'febrero de 2024'],
    ['30/02/2024', [], 'noviembre de 2026'],
    ['invalid date', [], 'noviembre de 2026'],
    ['{Backspace}', [], 'noviembre de 2026'],
  ])('%s shows in the calendar at once', async (text, days, month) => {
    render(<DatePicker aria-label="Fecha" today={TODAY} defaultValue="2026-11-09" />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fecha' });
    await userEvent.click(input);
    input.select();
    await userEvent.keyboard(text);
    expect(selected()).toEqual(days);
    expect(months()).toEqual([month]);
  });
});
