import { eachInTurn, sendBeforeHydration } from '@guadua/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clock } from '../clock/clock';
import {
  Calendar,
  DatePicker,
  DateRangeFields,
  DateRangePicker,
  DatesPicker,
  MonthPicker,
  TimeInput,
} from '../index';

const field = { name: 'campo', 'aria-label': 'Campo', today: '2026-11-20' };
const DAY = '2026-11-20';
const RANGE = { from: DAY, to: '2026-11-24' };

/** Writes a text into each input. */
const write =
  (...texts: string[]) =>
  async () => {
    for (const [index, input] of screen.getAllByRole('combobox').entries()) {
      const text = texts[index];
      if (text !== undefined) await userEvent.fill(input, text);
    }
  };

describe('a form that is sent before its scripts come (TXC-6)', () => {
  eachInTurn<[string, ReactElement, string[]]>(
    [
      ['date', <DatePicker key="" {...field} />, ['5/3/85']],
      ['date over another', <DatePicker key="" {...field} defaultValue={DAY} />, ['5/3/85']],
      ['required date', <DatePicker key="" {...field} required />, ['5/3/85']],
      ['range', <DateRangePicker key="" {...field} />, ['5/3/26 - 6/3/26']],
      [
        'second end of a range in two inputs',
        <DateRangeFields key="" {...field} defaultValue={RANGE} />,
        ['20/11/2026', '6/12/26'],
      ],
      ['list of dates', <DatesPicker key="" {...field} />, ['5/3/26, 6/3/26']],
      ['month', <MonthPicker key="" {...field} />, ['3/2026']],
      ['time', <TimeInput key="" {...field} defaultValue="07:00" />, ['8:30']],
    ],
    3,
  )('sends a %s as it was written', async (_, widget, texts) => {
    const early = await sendBeforeHydration(widget, write(...texts));
    expect(early.sent).toEqual(texts.map((text) => ['campo', text]));
    expect(early.given).toEqual([early.sent]);
  });

  it('sends an empty text where a date was deleted', async () => {
    const early = await sendBeforeHydration(
      <DatePicker {...field} defaultValue={DAY} />,
      write(''),
    );
    expect(early.sent).toEqual([['campo', '']]);
    expect(early.given).toEqual([early.sent]);
  });

  it('asks for a required date without scripts, too', async () => {
    const early = await sendBeforeHydration(<DatePicker {...field} required />, write());
    expect([early.sent, early.given]).toEqual([null, []]);
  });

  eachInTurn<[string, ReactElement, string[]]>(
    [
      ['date', <DatePicker key="" {...field} defaultValue={DAY} />, ['20/11/2026']],
      ['empty date', <DatePicker key="" {...field} />, ['']],
      [
        'range',
        <DateRangeFields key="" {...field} defaultValue={RANGE} />,
        ['20/11/2026', '24/11/2026'],
      ],
      ['month', <MonthPicker key="" {...field} defaultValue="2026-03" />, ['marzo de 2026']],
      ['time', <TimeInput key="" {...field} defaultValue="07:00" />, ['07:00 AM']],
    ],
    3,
  )('sends a %s that no one edits', async (_, widget, sent) => {
    const early = await sendBeforeHydration(widget, async () => {});
    expect(early.sent).toEqual(sent.map((value) => ['campo', value]));
  });

  it('sends the time that the boxes of a calendar show, which can be written in afterwards', async () => {
    const hour = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /hora/ });
    let shown = '';
    const early = await sendBeforeHydration(
      <Calendar {...field} time={clock()} valueAs="iso" defaultValue="2026-11-20T07:00" />,
      async () => {
        await userEvent.click(hour());
        await userEvent.keyboard('9');
        shown = hour().value;
      },
    );
    expect([early.sent, shown]).toEqual([[['campo', '2026-11-20T07:00']], '07']);
    await userEvent.click(hour());
    await userEvent.keyboard('9');
    await expect.poll(() => hour().value).toBe('09');
  });
});
