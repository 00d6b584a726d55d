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
      await shown(reason, 'date.dates.clear');
    },
  };
}

export const labelStates: readonly LabelState[] = [
  {
    title: 'a picker of several dates, open',
    element: <DatesPicker aria-label="Βάρδιες" {...view} />,
    use: async ({ click, shown }) => {
      await click('.gd-date-picker__button');
      await shown('date.dates.dialog', 'date.dates.picked');
      await click('[data-today]');
      await shown('date.dates.added');
      await click('[data-today]');
      await shown('date.dates.removed');
    },
  },
  refused('unreadable', 'date.dates.unreadable', 'ξξ', {}),
  refused('too many', 'date.dates.tooMany', '19/11/2026, 20/11/2026', { maxItems: 1 }),
];
