import type { InlineCalendarProps } from '../calendar/calendar.types';
import type { RangeProps } from '../value/date-props.types';
export type RangeCalendarProps<
  Start extends string = 'from',
  End extends string = 'to',
> = InlineCalendarProps & RangeProps<Start, End>;
