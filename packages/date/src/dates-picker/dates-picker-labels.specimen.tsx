import type { LabelState } from '@guadua/catalog';
import { DatesPicker } from '@guadua/date';

const view = { today: '2026-11-20', openOnFocus: false } as const;

function refused(title: string, reason: string, typed: string, props: object): LabelState {
  return {
    title: `dates that are ${title}`,
    element: <DatesPicker aria-label="Βάρδιες" {...view} {...props} />,
    use: async ({ keys, shown }) => {
      // By the keyboard: a press opens the sheet of a phone.
      await keys(`{Tab}${typed}{Tab}`);
      await shown(reason, 'date.clearDates');
    },
  };
}

export const labelStates: readonly LabelState[] = [
  {
    title: 'a picker of several dates, open',
    element: <DatesPicker aria-label="Βάρδιες" {...view} />,
    use: async ({ click, shown }) => {
      await click('.gd-date-picker__button');
      await shown('date.openDates', 'date.datesDialog', 'date.datesPicked');
      await click('[data-today]');
      await shown('date.dateAdded');
      await click('[data-today]');
      await shown('date.dateRemoved');
    },
  },
  refused('unreadable', 'date.unreadableDates', 'ξξ', {}),
  refused('too many', 'date.tooManyDates', '19/11/2026, 20/11/2026', { maxItems: 1 }),
];
