import type { SingleProps } from '../value/date-props.types';
import type { PickerProps } from './picker.types';
export type DatePickerProps = PickerProps & SingleProps;
