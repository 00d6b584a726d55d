import type { InlineCalendarProps } from '../calendar/calendar.types';
import type { DateRangeProps, RangeChangeProps, RangeValueProps } from '../value/date-props.types';
export type RangeCalendarProps<
  Start extends string = 'from',
  End extends string = 'to',
> = InlineCalendarProps &
  RangeValueProps<NoInfer<Start>, NoInfer<End>> &
  DateRangeProps<Start, End> &
  // The names of the fields are never read off the handler: a state setter would make them `never`.
  RangeChangeProps<NoInfer<Start>, NoInfer<End>>;
