import type { LabelState } from '@guadua/catalog';
import { clock, DatePicker, highlightDays } from '@guadua/date';

/** What was typed, and why it is refused. */
function refused(title: string, reason: string, typed: string, props: object): LabelState {
  return {
    title: `a date that is ${title}`,
    element: <DatePicker aria-label="Ημέρα" {...view} {...props} />,
    use: async ({ keys, shown }) => {
      // By the keyboard: a press opens the sheet of a phone.
      await keys(`{Tab}${typed}{Tab}`);
      await shown(reason);
    },
  };
}

const TODAY = '2026-11-18';

const view = { today: TODAY, openOnFocus: false } as const;

export const labelStates: readonly LabelState[] = [
  {
    title: 'a date picker with a time, open',
    element: (
      <DatePicker
        aria-label="Ημέρα"
        {...view}
        time={clock({ seconds: true })}
        lockDays={['2026-11-19']}
        plugins={[highlightDays([{ date: '2026-11-17', label: 'Γιορτή' }])]}
        defaultValue="2026-11-20T10:00"
        valueAs="iso"
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-date-picker__button');
      await shown('date.openDate', 'date.dateDialog', 'date.clear', 'date.previousMonth');
      await shown('date.nextMonth', 'date.month', 'date.year');
      await shown('date.apply', 'date.cancel', 'date.goToday', 'date.time');
      await shown(
        'date.hour',
        'date.minute',
        'date.second',
        'date.period',
        'date.today',
        'date.selected',
      );
      await shown('date.unavailable');
    },
  },
  {
    title: 'an empty date picker',
    element: <DatePicker aria-label="Ημέρα" {...view} />,
    use: ({ shown }) => shown('date.formatHint'),
  },
  refused('unreadable', 'date.unreadable', 'ξξ', {}),
  refused('too early', 'date.violations.beforeMin', '01/11/2026', { minDate: '2026-11-10' }),
  refused('too late', 'date.violations.afterMax', '01/12/2026', { maxDate: '2026-11-20' }),
  refused('at a locked time', 'date.violations.lockedTime', '19/11/2026 08:00', {
    time: clock({ lockTimes: ['08:00'] }),
  }),
  refused('locked', 'date.violations.locked', '19/11/2026', { lockDays: ['2026-11-19'] }),
];
