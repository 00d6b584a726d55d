import type { LabelState } from '@guadua/catalog';
import { businessDays, RangeCalendar } from '@guadua/date';

const TODAY = '2026-11-18';

export const labelStates: readonly LabelState[] = [
  {
    title: 'a range that is picked with the keyboard',
    element: <RangeCalendar aria-label="Ταξίδι" today={TODAY} plugins={[businessDays()]} />,
    use: async ({ find, keys, shown }) => {
      (await find('.gd-calendar__day[tabindex="0"]')).focus();
      await keys('{Enter}{ArrowRight}');
      await shown(
        'date.calendar.startPicked',
        'date.calendar.days',
        'date.calendar.daysAndBusiness',
      );
      await keys('{Enter}');
      await shown('date.calendar.rangePicked');
      await keys('{Enter}');
      (document.activeElement as HTMLElement).blur();
      await shown('date.calendar.endMissing');
    },
  },
  {
    title: 'a range that only goes forward',
    element: <RangeCalendar aria-label="Ταξίδι" today={TODAY} selectForward />,
    use: async ({ find, keys, shown }) => {
      (await find('.gd-calendar__day[tabindex="0"]')).focus();
      await keys('{Enter}{ArrowLeft}');
      await shown('date.calendar.violations.onlyForward');
    },
  },
  {
    title: 'a range that only goes backward',
    element: <RangeCalendar aria-label="Ταξίδι" today={TODAY} selectBackward />,
    use: async ({ find, keys, shown }) => {
      (await find('.gd-calendar__day[tabindex="0"]')).focus();
      await keys('{Enter}{ArrowRight}');
      await shown('date.calendar.violations.onlyBackward');
    },
  },
];
