import type { PickerProps } from '../date-picker/date-picker.types';
import type { RangeProps } from '../value/date-props.types';
export type DateRangePickerProps<
  Start extends string = 'from',
  End extends string = 'to',
> = PickerProps & RangeProps<Start, End>;
