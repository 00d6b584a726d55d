import { describeWidgetOnServer } from '@guadua/testing';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Calendar } from '../calendar/calendar';
import { DateRangeFields } from '../date-range-fields/date-range-fields';
import { DateRangePicker } from '../date-range-picker/date-range-picker';
import { DatesPicker } from '../dates-picker/dates-picker';
import { MonthPicker } from '../period-picker/period-pickers';
import { RangeCalendar } from '../range-calendar/range-calendar';
import { DatePicker } from './date-picker';

describeWidgetOnServer<string>('<DatePicker>', {
  render: ({ onChange, ...props }) => <DatePicker {...props} valueAs="iso" />,
  value: '2026-11-12',
  shows: '12/11/2026',
});

describeWidgetOnServer<Record<'from' | 'to', string>>('<DateRangePicker>', {
  render: ({ onChange, ...props }) => <DateRangePicker {...props} valueAs="iso" />,
  value: { from: '2026-11-12', to: '2026-11-14' },
  shows: '12/11/2026 – 14/11/2026',
});

describeWidgetOnServer<string>('<Calendar>', {
  render: ({ onChange, required, invalid, ...props }) => <Calendar {...props} valueAs="iso" />,
  value: '2026-11-12',
  shows: 'noviembre de 2026',
});

describeWidgetOnServer<Record<'from' | 'to', string>>('<RangeCalendar>', {
  render: ({ onChange, required, invalid, ...props }) => <RangeCalendar {...props} valueAs="iso" />,
  value: { from: '2026-11-12', to: '2026-11-14' },
  shows: 'noviembre de 2026',
});

describe('an instant on a server, which may be in another time zone (DAT-1)', () => {
  const instant = new Date('2026-11-21T03:00:00Z');
  const day = '2026-11-20';
  it.each<[string, (value: Date | string, zone?: string) => ReactElement]>([
    ['DatePicker', (value, timeZone) => <DatePicker timeZone={timeZone} defaultValue={value} />],
    [
      'DateRangePicker',
      (value, timeZone) => (
        <DateRangePicker timeZone={timeZone} defaultValue={{ from: value, to: value }} />
      ),
    ],
    [
      'DatesPicker',
      (value, timeZone) => <DatesPicker timeZone={timeZone} defaultValue={[value]} />,
    ],
    ['MonthPicker', (value, timeZone) => <MonthPicker timeZone={timeZone} defaultValue={value} />],
  ])('%s is left out until the page hydrates, unless its zone is known', (_, show) => {
    const shown = (element: ReactElement) =>
      /20\/11\/2026|noviembre de 2026/.test(renderToString(element));
    expect(shown(show(instant))).toBe(false);
    expect(shown(show(instant, 'America/Bogota'))).toBe(true);
    expect(shown(show(day))).toBe(true);
  });
});

describe('a form without scripts, or before they come (DAT-1)', () => {
  const instant = new Date('2026-11-21T03:00:00Z');
  const Bogota = 'America/Bogota';
  const range = { from: instant, to: instant };
  /** What a browser reads in the markup: what it would send, and whether something keeps it from that. */
  const read = (element: ReactElement) => {
    const inputs = renderToString(element).match(/<input[^>]*>/g) ?? [];
    const sent = inputs.flatMap((input) => / name="f" value="([^"]*)"/.exec(input)?.[1] ?? []);
    return inputs.some((input) => /gd-form-value[^>]* required=""/.test(input)) ? 'held' : sent;
  };
  it.each<[string, (zone?: string, name?: string) => ReactElement, string[]]>([
    [
      'DatePicker',
      (timeZone, name) => <DatePicker {...{ timeZone, name }} defaultValue={instant} />,
      ['20/11/2026'],
    ],
    [
      'DateRangePicker',
      (timeZone, name) => <DateRangePicker {...{ timeZone, name }} defaultValue={range} />,
      ['20/11/2026 – 20/11/2026'],
    ],
    [
      'DateRangeFields',
      (timeZone, name) => (
        <DateRangeFields timeZone={timeZone} startName={name} endName={name} defaultValue={range} />
      ),
      ['20/11/2026', '20/11/2026'],
    ],
    [
      'DatesPicker',
      (timeZone, name) => <DatesPicker {...{ timeZone, name }} defaultValue={[instant]} />,
      ['20/11/2026'],
    ],
    [
      'MonthPicker',
      (timeZone, name) => <MonthPicker {...{ timeZone, name }} defaultValue={instant} />,
      ['noviembre de 2026'],
    ],
    [
      'Calendar',
      (timeZone, name) => <Calendar {...{ timeZone, name }} defaultValue={instant} />,
      ['2026-11-20'],
    ],
  ])('%s erases no date that it can’t show yet: its form is held', (_, show, sent) => {
    expect(read(show(Bogota, 'f'))).toEqual(sent);
    expect(read(show(undefined, 'f'))).toBe('held');
    // Nothing would be sent under no name.
    expect(read(show())).toEqual([]);
  });

  it('is not held by what no zone can change', () => {
    for (const value of ['2026-11-20', '', null]) {
      expect(read(<DatePicker name="f" defaultValue={value} />)).not.toBe('held');
    }
  });
});

describe('today on a server', () => {
  it('is not guessed: its space stays empty until the page is hydrated', () => {
    expect(renderToString(<Calendar />)).toContain('gd-inline-calendar__waiting');
    expect(renderToString(<Calendar />)).not.toContain('aria-current');
  });

  it('is shown when the caller says it', () => {
    expect(renderToString(<Calendar today="2026-11-20" />)).toContain('hoy');
  });
});
