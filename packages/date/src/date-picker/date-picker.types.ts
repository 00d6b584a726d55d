import type {
  DateFormProps,
  DateLimitProps,
  DateViewProps,
  SingleChangeProps,
  SingleDateProps,
} from '../value/date-props.types';
import type { PickerProps } from './picker.types';
export type DatePickerProps = PickerProps &
  DateLimitProps &
  DateViewProps &
  DateFormProps &
  SingleDateProps &
  SingleChangeProps;
