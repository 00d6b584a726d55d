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
        showWeekNumbers
        lockDays={['2026-11-19']}
        plugins={[highlightDays([{ date: '2026-11-17', label: 'Γιορτή' }])]}
        defaultValue="2026-11-20T10:00"
        valueAs="iso"
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-date-picker__button');
      await shown('date.calendar.dateDialog', 'date.calendar.clear', 'date.calendar.previousMonth');
      await shown('date.calendar.nextMonth', 'date.calendar.month', 'date.calendar.year');
      await shown('date.calendar.weekNumber', 'date.calendar.week');
      await shown(
        'date.calendar.apply',
        'date.calendar.cancel',
        'date.calendar.goToday',
        'date.calendar.time',
      );
      await shown(
        'date.calendar.hour',
        'date.calendar.minute',
        'date.calendar.second',
        'date.calendar.period',
        'date.calendar.today',
        'date.calendar.selected',
      );
      await shown('date.calendar.unavailable');
    },
  },
  {
    title: 'an empty date picker',
    element: <DatePicker aria-label="Ημέρα" {...view} />,
    use: ({ shown }) => shown('date.calendar.formatHint'),
  },
  refused('unreadable', 'date.calendar.unreadable', 'ξξ', {}),
  refused('too early', 'date.calendar.violations.beforeMin', '01/11/2026', {
    minDate: '2026-11-10',
  }),
  refused('too late', 'date.calendar.violations.afterMax', '01/12/2026', { maxDate: '2026-11-20' }),
  refused('at a locked time', 'date.calendar.violations.lockedTime', '19/11/2026 08:00', {
    time: clock({ lockTimes: ['08:00'] }),
  }),
  refused('locked', 'date.calendar.violations.locked', '19/11/2026', { lockDays: ['2026-11-19'] }),
];
