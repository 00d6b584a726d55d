import { eachInTurn } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  DatePicker,
  DateRangeFields,
  DateRangePicker,
  DatesPicker,
  MonthPicker,
  TimeInput,
  WeekPicker,
} from '../index';

const field = { 'aria-label': 'Campo', name: 'campo' };
const date = { ...field, today: '2026-11-20', valueAs: 'iso' } as const;

const PORTRAIT = [390, 780] as const;
const LANDSCAPE = [780, 390] as const;

beforeEach(() => page.viewport(...PORTRAIT));
afterEach(() => page.viewport(1280, 800));

const sheet = () => document.querySelector('[aria-modal="true"]');
const inputs = () => screen.getAllByRole<HTMLInputElement>('combobox', { hidden: true });
const sent = () =>
  new FormData(
    screen.getByRole<HTMLFormElement>('form', { name: 'Formulario', hidden: true }),
  ).getAll('campo');
const turn = async (size: readonly [number, number]) => {
  await page.viewport(...size);
  await expect.poll(() => sheet() !== null).toBe(size === PORTRAIT);
};
const open = async (widget: ReactElement) => {
  render(<form aria-label="Formulario">{widget}</form>);
  await userEvent.click(inputs()[0] as HTMLInputElement);
  await expect.poll(sheet).not.toBeNull();
};

describe('a phone that is turned while its sheet is open (DAT-15)', () => {
  eachInTurn<[string, ReactElement, string, string, string, readonly string[]]>(
    [
      [
        'two fields',
        <DateRangeFields key="" {...date} />,
        '5/3/26 - ',
        '7/3/26',
        '05/03/2026',
        ['2026-03-05', '2026-03-07'],
      ],
      ['a date', <DatePicker key="" {...date} />, '5/3', '/26', '05/03/2026', ['2026-03-05']],
      [
        'a range',
        <DateRangePicker key="" {...date} />,
        '5/3/26 - ',
        '7/3/26',
        '05/03/2026 – 07/03/2026',
        ['2026-03-05', '2026-03-07'],
      ],
      [
        'several dates',
        <DatesPicker key="" {...date} />,
        '5/3/26, ',
        '7/3/26',
        '05/03/2026, 07/03/2026',
        ['2026-03-05', '2026-03-07'],
      ],
      ['a time', <TimeInput key="" {...field} />, '8:3', '0 pm', '08:30 PM', ['20:30']],
      ['a month', <MonthPicker key="" {...date} />, 'mar', ' 2026', 'marzo de 2026', ['2026-03']],
    ],
    3,
  )('goes on with the text of %s', async (_, widget, begun, rest, shown, value) => {
    await open(widget);
    const entry = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Escribe/ });
    await userEvent.fill(entry(), begun);
    await turn(LANDSCAPE);
    await turn(PORTRAIT);
    expect(entry().value).toBe(begun);
    entry().focus();
    await userEvent.keyboard(`{End}${rest}{Enter}`);
    await expect.poll(sheet).toBeNull();
    expect([inputs()[0]?.value, sent()]).toEqual([shown, value]);
  });

  eachInTurn<[string, ReactElement, RegExp, RegExp, readonly string[]]>(
    [
      [
        'a range of days',
        <DateRangePicker key="" {...date} />,
        /\b12 de noviembre de 2026/,
        /\b14 de noviembre de 2026/,
        ['2026-11-12', '2026-11-14'],
      ],
      [
        'a range of weeks',
        <WeekPicker key="" {...date} range />,
        /^Semana 45\b/,
        /^Semana 46\b/,
        ['2026-W45', '2026-W46'],
      ],
    ],
    2,
  )('keeps the start of %s', async (_, widget, start, end, value) => {
    await open(widget);
    await userEvent.click(screen.getByRole('gridcell', { name: start }));
    await turn(LANDSCAPE);
    await userEvent.click(screen.getAllByRole('gridcell', { name: end })[0] as HTMLElement);
    await expect.poll(sent).toEqual(value);
  });
});
