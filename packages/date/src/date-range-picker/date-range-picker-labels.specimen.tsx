import type { LabelState } from '@guadua/catalog';
import { businessDays, clock, DateRangePicker, dateShortcuts } from '@guadua/date';

function refusedRange(title: string, reason: string, typed: string, props: object): LabelState {
  return {
    title: `a range that is ${title}`,
    element: <DateRangePicker aria-label="Ταξίδι" {...view} {...props} />,
    use: async ({ keys, shown }) => {
      // By the keyboard: a press opens the sheet of a phone.
      await keys(`{Tab}${typed}{Tab}`);
      await shown(reason, 'date.calendar.clearRange');
    },
  };
}

const TODAY = '2026-11-18';

const view = { today: TODAY, openOnFocus: false } as const;

export const labelStates: readonly LabelState[] = [
  {
    title: 'a range picker with every shortcut, open',
    element: (
      <DateRangePicker
        aria-label="Ταξίδι"
        {...view}
        time={clock()}
        plugins={[businessDays()]}
        shortcuts={dateShortcuts.map(({ id }) => id)}
      />
    ),
    use: async ({ click, shown }) => {
      await click('.gd-date-picker__button');
      await shown(
        'date.calendar.rangeDialog',
        'date.calendar.shortcuts',
        'date.calendar.startTime',
      );
      await shown(
        'date.calendar.endTime',
        ...dateShortcuts.map(({ id }) => `date.calendar.shortcutNames.${id}`),
      );
      await click('.gd-calendar__shortcut');
      await shown('date.calendar.rangeStart', 'date.calendar.rangeEnd');
    },
  },
  refusedRange('too short', 'date.calendar.violations.tooShort', '19/11/2026 - 20/11/2026', {
    minDays: 5,
  }),
  refusedRange('too long', 'date.calendar.violations.tooLong', '01/11/2026 - 20/11/2026', {
    maxDays: 5,
  }),
  {
    title: 'a range of one day that ends before it starts',
    element: (
      <DateRangePicker
        aria-label="Ταξίδι"
        {...view}
        time={clock()}
        valueAs="iso"
        defaultValue={{ from: '2026-11-20T10:00', to: '2026-11-20T10:30' }}
      />
    ),
    use: async ({ click, keys, shown }) => {
      await click('.gd-date-picker__button');
      // The first is the start's.
      await click('.gd-time [data-part=hour]');
      await keys('{ArrowUp}');
      await shown('date.calendar.violations.backward');
    },
  },
  refusedRange(
    'over a locked day',
    'date.calendar.violations.crossesLocked',
    '18/11/2026 - 20/11/2026',
    {
      lockDays: ['2026-11-19'],
      allowLockedDaysInRange: false,
    },
  ),
];
