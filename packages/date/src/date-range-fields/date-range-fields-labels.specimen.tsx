import type { LabelState, LabelUser } from '@guadua/catalog';
import { DateRangeFields } from '@guadua/date';

export const labelStates: readonly LabelState[] = [
  {
    title: 'two fields for a range, one of them empty',
    element: <DateRangeFields aria-label="Ταξίδι" today="2026-11-20" openOnFocus={false} />,
    use: async ({ keys, shown }) => {
      await shown('date.rangeFields.start', 'date.rangeFields.end');
      await keys('{Tab}19/11/2026{Tab}{Tab}{Tab}{Tab}');
      await shown('date.rangeFields.unreadable');
    },
  },
  ...['first', 'last'].map((which) => ({
    title: `two fields for a range, opened at the ${which}`,
    element: <DateRangeFields aria-label="Ταξίδι" today="2026-11-20" />,
    use: ({ click }: LabelUser) => click(`[role=combobox]:${which}-of-type`),
  })),
];
