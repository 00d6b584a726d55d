import type { LabelState } from '@guadua/catalog';
import { Calendar, clock } from '@guadua/date';

const TODAY = '2026-11-18';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a calendar',
    element: <Calendar today={TODAY} />,
    use: ({ shown }) => shown('date.calendar.dateDialog'),
  },
  {
    title: 'a day that is not taken yet',
    element: <Calendar today={TODAY} time={clock()} />,
    use: async ({ click, shown }) => {
      await click('.gd-calendar__day[tabindex="0"]');
      (document.activeElement as HTMLElement).blur();
      await shown('date.calendar.applyMissing');
    },
  },
];
