import type { PickerProps } from '../date-picker/picker.types';
import type {
  DateFormProps,
  DateLimitProps,
  DateRangeProps,
  DateViewProps,
  RangeChangeProps,
  RangeValueProps,
} from '../value/date-props.types';
export type DateRangePickerProps<
  Start extends string = 'from',
  End extends string = 'to',
> = PickerProps &
  DateLimitProps &
  DateViewProps &
  DateFormProps &
  RangeValueProps<NoInfer<Start>, NoInfer<End>> &
  DateRangeProps<Start, End> &
  // The names of the fields are never read off the handler: a state setter would make them `never`.
  RangeChangeProps<NoInfer<Start>, NoInfer<End>>;
