import type { LabelState } from '@guadua/catalog';
import { MonthPicker, QuarterPicker, WeekPicker, YearPicker } from '@guadua/date';
import type { ReactElement } from 'react';

const view = { today: '2026-11-20', openOnFocus: false, 'aria-label': 'Διάστημα' } as const;

/** Open, alone and in a row. */
function open(kind: string, element: ReactElement, range: ReactElement): readonly LabelState[] {
  return [
    {
      title: `a picker of a ${kind}, open`,
      element,
      use: async ({ click, shown }) => {
        await shown(`date.period.hint.${kind}`);
        await click('.gd-date-picker__button');
        await shown(`date.period.dialog.${kind}`, `date.period.current.${kind}`);
        await shown('date.period.previous', 'date.period.next');
        if (kind === 'quarter') await shown('date.period.quarter', 'date.period.quarterOfYear');
        if (kind === 'week') await shown('date.period.week', 'date.period.weekOfYear');
      },
    },
    {
      title: `a picker of several, of a ${kind}`,
      element: range,
      use: ({ shown }) => shown(`date.period.rangeDialog.${kind}`),
    },
  ];
}

/** What was typed, and why it is refused. */
function refused(title: string, reason: string, typed: string, props: object): LabelState {
  return {
    title: `a month that is ${title}`,
    element: <MonthPicker {...view} {...props} />,
    use: async ({ keys, shown }) => {
      // By the keyboard: a press opens the sheet of a phone.
      await keys(`{Tab}${typed}{Tab}`);
      await shown(reason, 'date.period.clear');
    },
  };
}

export const labelStates: readonly LabelState[] = [
  ...open('month', <MonthPicker {...view} />, <MonthPicker {...view} range />),
  ...open('quarter', <QuarterPicker {...view} />, <QuarterPicker {...view} range />),
  ...open('year', <YearPicker {...view} />, <YearPicker {...view} range />),
  ...open('week', <WeekPicker {...view} />, <WeekPicker {...view} range />),
  refused('unreadable', 'date.period.unreadable', 'ξξ', {}),
  refused('too early', 'date.period.violations.beforeMin', '01/2026', { minDate: '2026-03-01' }),
  refused('too late', 'date.period.violations.afterMax', '05/2026', { maxDate: '2026-03-01' }),
  refused('locked', 'date.period.violations.locked', '05/2026', { isPeriodDisabled: () => true }),
  refused('one of too many', 'date.period.violations.tooLong', '01/2026 - 05/2026', {
    range: true,
    maxItems: 3,
  }),
];
