import { eachInTurn, enterBeforeHydration } from '@guadua/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  DatePicker,
  DateRangeFields,
  DateRangePicker,
  DatesPicker,
  MonthPicker,
  QuarterPicker,
  TimeInput,
  WeekPicker,
  YearPicker,
} from '../index';

/** The one input, or the first of two. */
const input = () => screen.getAllByRole<HTMLInputElement>('combobox', { name: /Campo/ })[0];
const shownTexts = () =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /Campo/ }).map(({ value }) => value);

/** What a form would send, and whether it may. */
function stateOf(form: HTMLFormElement) {
  const sent = [...new FormData(form)].map(([name, value]) => `${name}=${value}`);
  return form.checkValidity() ? sent : [...sent, 'invalid'];
}

/** Types a text into each input before the scripts are loaded, and reads the form from the first effects on. */
async function typeBeforeHydration(widget: ReactElement, texts: string[], leave = true) {
  const early: string[][] = [];
  const type = async () => {
    for (const [index, element] of screen.getAllByRole('combobox').entries()) {
      await userEvent.fill(element, texts[index] ?? '');
    }
    if (leave) (document.activeElement as HTMLElement).blur();
  };
  const form = await enterBeforeHydration(widget, type, (now) => early.push(stateOf(now)));
  return { early, form };
}

const field = { name: 'campo', 'aria-label': 'Campo' };
const date = { ...field, today: '2026-11-20' };
const DAY = new Date('2026-11-20T12:00:00-05:00');
const RANGE = { from: '2026-11-20', to: '2026-11-24' };

describe('what was typed before hydration stays: it is sent as it is seen, then as what it means (DAT-8)', () => {
  eachInTurn<[string, ReactElement, string[], string[], string[]]>(
    [
      ['date', <DatePicker key="" {...date} />, ['5/3/85'], ['05/03/1985'], ['campo=1985-03-05']],
      [
        'date that is required',
        <DatePicker key="" {...date} required />,
        ['5/3/85'],
        ['05/03/1985'],
        ['campo=1985-03-05'],
      ],
      [
        'date over another',
        <DatePicker key="" {...date} defaultValue={DAY} timeZone="America/Bogota" />,
        ['5/3/85'],
        ['05/03/1985'],
        ['campo=1985-03-05'],
      ],
      [
        'date that was deleted',
        <DatePicker key="" {...date} defaultValue={DAY} timeZone="America/Bogota" />,
        [''],
        [''],
        [],
      ],
      [
        'date over one of an unknown time zone',
        <DatePicker key="" {...date} defaultValue={DAY} />,
        ['5/3/85'],
        ['05/03/1985'],
        ['campo=1985-03-05'],
      ],
      [
        'range',
        <DateRangePicker key="" {...date} />,
        ['5/3/26 - 6/3/26'],
        ['05/03/2026 – 06/03/2026'],
        ['campo=2026-03-05', 'campo=2026-03-06'],
      ],
      [
        'range over another',
        <DateRangePicker key="" {...date} defaultValue={RANGE} />,
        ['5/3/26 - 6/3/26'],
        ['05/03/2026 – 06/03/2026'],
        ['campo=2026-03-05', 'campo=2026-03-06'],
      ],
      [
        'range over one of an unknown time zone',
        <DateRangePicker key="" {...date} defaultValue={{ from: DAY, to: DAY }} />,
        ['5/3/26 - 6/3/26'],
        ['05/03/2026 – 06/03/2026'],
        ['campo=2026-03-05', 'campo=2026-03-06'],
      ],
      [
        'range that was deleted',
        <DateRangePicker key="" {...date} defaultValue={RANGE} />,
        [''],
        [''],
        [],
      ],
      [
        'range that runs backwards',
        <DateRangePicker key="" {...date} defaultValue={RANGE} />,
        ['6/3/26 - 5/3/26'],
        ['05/03/2026 – 06/03/2026'],
        ['campo=2026-03-05', 'campo=2026-03-06'],
      ],
      [
        'range in two inputs',
        <DateRangeFields key="" {...date} startName="desde" endName="hasta" />,
        ['5/3/26', '6/3/26'],
        ['05/03/2026', '06/03/2026'],
        ['desde=2026-03-05', 'hasta=2026-03-06'],
      ],
      [
        'list of dates',
        <DatesPicker key="" {...date} defaultValue={['2026-11-20']} />,
        ['5/3/26, 6/3/26'],
        ['05/03/2026, 06/03/2026'],
        ['campo=2026-03-05', 'campo=2026-03-06'],
      ],
      [
        'month',
        <MonthPicker key="" {...field} />,
        ['3/2026'],
        ['marzo de 2026'],
        ['campo=2026-03'],
      ],
      [
        'quarter',
        <QuarterPicker key="" {...field} />,
        ['T2 2026'],
        ['Trimestre 2 de 2026'],
        ['campo=2026-Q2'],
      ],
      ['year', <YearPicker key="" {...field} />, ['2026'], ['2026'], ['campo=2026']],
      [
        'week',
        <WeekPicker key="" {...field} />,
        ['2026-W10'],
        ['Semana 10 de 2026'],
        ['campo=2026-W10'],
      ],
      ['time', <TimeInput key="" {...field} />, ['8:30'], ['08:30 AM'], ['campo=08:30']],
    ],
    3,
  )('a %s', async (_, widget, texts, shown, sent) => {
    const { early, form } = await typeBeforeHydration(widget, texts);
    const [first, ...later] = early;
    const names = sent.length === 2 && texts.length === 2 ? ['desde', 'hasta'] : ['campo'];
    const seen = texts.map((text, index) => `${names[index]}=${text}`);
    // What is stored and not known before hydration keeps its form from being sent.
    expect(first?.filter((entry) => entry !== 'invalid')).toEqual(seen);
    expect([...later, stateOf(form)]).toEqual([sent, sent]);
    expect(shownTexts()).toEqual(shown);
  });

  it('a range in the page is sent from the first moment on, and stays where nothing was typed', async () => {
    const before: string[][] = [];
    const now = async () => {
      const form = document.querySelector('form');
      if (form) before.push(stateOf(form));
    };
    const early: string[][] = [];
    const form = await enterBeforeHydration(
      <DateRangePicker {...date} required defaultValue={RANGE} />,
      now,
      (page) => early.push(stateOf(page)),
    );
    const seen = ['campo=20/11/2026 – 24/11/2026'];
    const sent = ['campo=2026-11-20', 'campo=2026-11-24'];
    expect([...before, ...early, stateOf(form)]).toEqual([seen, seen, sent, sent]);
    expect(shownTexts()).toEqual(['20/11/2026 – 24/11/2026']);
  });

  it('a range that can not be read is refused with its reason, over a range', async () => {
    const { early, form } = await typeBeforeHydration(
      <DateRangePicker {...date} defaultValue={RANGE} />,
      ['5/3/26 - 31/02/26'],
    );
    expect([...early.slice(1), stateOf(form)]).toEqual([['invalid'], ['invalid']]);
    expect(shownTexts()).toEqual(['5/3/26 - 31/02/26']);
    expect((await screen.findByRole('alert')).textContent).toContain('No entendemos');
  });

  it('a text that is still being typed is left as it stands, and is sent as it is read', async () => {
    const { early, form } = await typeBeforeHydration(<DatePicker {...date} />, ['5/3'], false);
    expect([...early.slice(1), stateOf(form)]).toEqual(Array(2).fill(['campo=2026-03-05']));
    expect([input()?.value, document.activeElement]).toEqual(['5/3', input()]);
    await userEvent.keyboard('/85{Enter}');
    expect([input()?.value, stateOf(form)]).toEqual(['05/03/1985', ['campo=1985-03-05']]);
  });

  it.each<[string, ReactElement]>([
    ['an empty field', <DatePicker key="" {...date} />],
    ['a value', <DatePicker key="" {...date} defaultValue={DAY} timeZone="America/Bogota" />],
  ])('one that is no date is refused with its reason, over %s', async (_, widget) => {
    const { early, form } = await typeBeforeHydration(widget, ['31/02/1985']);
    expect([...early.slice(1), stateOf(form)]).toEqual([['invalid'], ['invalid']]);
    expect(input()?.value).toBe('31/02/1985');
    expect((await screen.findByRole('alert')).textContent).toContain('No entendemos esa fecha');
  });

  it.each(['', '5/3/85', '31/02/1985'])(
    'the first effect of an application resets it too: %j',
    async (text) => {
      const type = async () => {
        await userEvent.fill(screen.getByRole('combobox'), text);
        (document.activeElement as HTMLElement).blur();
      };
      let isReset = false;
      const form = await enterBeforeHydration(
        <DatePicker {...date} defaultValue={DAY} timeZone="America/Bogota" />,
        type,
        (now) => {
          if (!isReset) now.reset();
          isReset = true;
        },
      );
      expect([input()?.value, stateOf(form)]).toEqual(['20/11/2026', ['campo=2026-11-20']]);
    },
  );
});

describe('a date of an unknown time zone, before its page is hydrated (DAT-1)', () => {
  eachInTurn<[string, ReactElement, string[]]>(
    [
      ['date', <DatePicker key="" {...date} defaultValue={DAY} />, ['campo=2026-11-20']],
      [
        'range in two fields',
        <DateRangeFields key="" {...date} defaultValue={{ from: DAY, to: DAY }} />,
        ['campo=2026-11-20', 'campo=2026-11-20'],
      ],
      ['several', <DatesPicker key="" {...date} defaultValue={[DAY]} />, ['campo=2026-11-20']],
      ['month', <MonthPicker key="" {...date} defaultValue={DAY} />, ['campo=2026-11']],
    ],
    3,
  )('holds its form, which would erase it: %s', async (_, widget, sent) => {
    const before: string[][] = [];
    const form = await enterBeforeHydration(widget, async () => {
      const page = input()?.closest('form');
      if (page) before.push(stateOf(page));
    });
    expect([before[0]?.at(-1), stateOf(form)]).toEqual(['invalid', sent]);
  });
});
