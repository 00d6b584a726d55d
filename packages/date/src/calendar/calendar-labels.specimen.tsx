import type { LabelState } from '@guadua/catalog';
import { Calendar } from '@guadua/date';

const TODAY = '2026-11-18';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a calendar',
    element: <Calendar today={TODAY} />,
    use: ({ shown }) => shown('date.dateDialog'),
  },
];
