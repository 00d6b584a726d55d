import { Calendar, DatePicker, DateRangePicker, dateShortcuts, RangeCalendar } from '@guadua/date';
import type { Case } from '../../src/case.types';

const TODAY = '2026-11-18';
const view = { today: TODAY, openOnFocus: false } as const;

/** What was typed, and why it is refused. */
function refused(title: string, reason: string, typed: string, props: object): Case {
  return {
    title: `a date that is ${title}`,
    covers: ['DatePicker'],
    element: <DatePicker aria-label="Ημέρα" {...view} {...props} />,
    use: async ({ click, keys, seen }) => {
      await click('.gd-date-picker input');
      await keys(`${typed}{Tab}`);
      await seen(reason);
    },
  };
}

function refusedRange(title: string, reason: string, typed: string, props: object): Case {
  return {
    title: `a range that is ${title}`,
    covers: ['DateRangePicker'],
    element: <DateRangePicker aria-label="Ταξίδι" {...view} {...props} />,
    use: async ({ click, keys, seen }) => {
      await click('.gd-date-picker input');
      await keys(`${typed}{Tab}`);
      await seen(reason);
    },
  };
}

export const DATE_CASES: readonly Case[] = [
  {
    title: 'a date picker with a time, open',
    covers: ['DatePicker'],
    element: (
      <DatePicker
        aria-label="Ημέρα"
        {...view}
        time
        showWeekNumbers
        resetButton
        lockDays={['2026-11-19']}
        highlightedDays={[{ date: '2026-11-17', label: 'Γιορτή' }]}
        defaultValue="2026-11-20T10:00"
        valueAs="iso"
      />
    ),
    use: async ({ click, seen }) => {
      await click('.gd-date-picker__button');
      await seen('date.openDate', 'date.dateDialog', 'date.clear', 'date.previousMonth');
      await seen('date.nextMonth', 'date.month', 'date.year', 'date.weekNumber', 'date.week');
      await seen('date.apply', 'date.cancel', 'date.reset', 'date.goToday', 'date.time');
      await seen('date.hour', 'date.minute', 'date.period', 'date.today', 'date.selected');
      await seen('date.unavailable');
    },
  },
  {
    title: 'an empty date picker',
    covers: ['DatePicker'],
    element: <DatePicker aria-label="Ημέρα" {...view} />,
    use: ({ seen }) => seen('date.formatHint'),
  },
  {
    title: 'a range picker with every shortcut, open',
    covers: ['DateRangePicker'],
    element: (
      <DateRangePicker
        aria-label="Ταξίδι"
        {...view}
        time
        plugins={['business-days']}
        shortcuts={dateShortcuts.map(({ id }) => id)}
      />
    ),
    use: async ({ click, seen }) => {
      await click('.gd-date-picker__button');
      await seen('date.openRange', 'date.rangeDialog', 'date.shortcuts', 'date.startTime');
      await seen('date.endTime', ...dateShortcuts.map(({ id }) => `date.shortcutNames.${id}`));
      await click('.gd-calendar__shortcut');
      await seen('date.rangeStart', 'date.rangeEnd');
    },
  },
  {
    title: 'a range that is picked with the keyboard',
    covers: ['RangeCalendar'],
    element: <RangeCalendar aria-label="Ταξίδι" today={TODAY} plugins={['business-days']} />,
    use: async ({ find, keys, seen }) => {
      (await find('.gd-calendar__day[tabindex="0"]')).focus();
      await keys('{Enter}{ArrowRight}');
      await seen('date.startPicked', 'date.days', 'date.daysAndBusiness');
      await keys('{Enter}');
      await seen('date.rangePicked');
    },
  },
  {
    title: 'a calendar',
    covers: ['Calendar'],
    element: <Calendar today={TODAY} />,
    use: ({ seen }) => seen('date.dateDialog'),
  },
  refused('unreadable', 'date.unreadable', 'ξξ', {}),
  refused('too early', 'date.violations.beforeMin', '01/11/2026', { minDate: '2026-11-10' }),
  refused('too late', 'date.violations.afterMax', '01/12/2026', { maxDate: '2026-11-20' }),
  refused('locked', 'date.violations.locked', '19/11/2026', { lockDays: ['2026-11-19'] }),
  refusedRange('too short', 'date.violations.tooShort', '19/11/2026 - 20/11/2026', { minDays: 5 }),
  refusedRange('too long', 'date.violations.tooLong', '01/11/2026 - 20/11/2026', { maxDays: 5 }),
  refusedRange('backward', 'date.violations.backward', '20/11/2026 - 01/11/2026', {}),
  refusedRange('over a locked day', 'date.violations.crossesLocked', '18/11/2026 - 20/11/2026', {
    lockDays: ['2026-11-19'],
    disallowLockDaysInRange: true,
  }),
  {
    title: 'a range that only goes forward',
    covers: ['RangeCalendar'],
    element: <RangeCalendar aria-label="Ταξίδι" today={TODAY} selectForward />,
    use: async ({ find, keys, seen }) => {
      (await find('.gd-calendar__day[tabindex="0"]')).focus();
      await keys('{Enter}{ArrowLeft}');
      await seen('date.violations.onlyForward');
    },
  },
  {
    title: 'a range that only goes backward',
    covers: ['RangeCalendar'],
    element: <RangeCalendar aria-label="Ταξίδι" today={TODAY} selectBackward />,
    use: async ({ find, keys, seen }) => {
      (await find('.gd-calendar__day[tabindex="0"]')).focus();
      await keys('{Enter}{ArrowRight}');
      await seen('date.violations.onlyBackward');
    },
  },
];
