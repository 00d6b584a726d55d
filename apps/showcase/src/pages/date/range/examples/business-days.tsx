import {
  businessDays,
  businessDaysAhead,
  DateRangePicker,
  type DateRangePickerProps,
  holidaysCo,
} from '@guadua/date';
import { Field } from '@guadua/forms';

const plugins = [businessDays(), holidaysCo()];
const shortcuts = [businessDaysAhead(5), businessDaysAhead(15)];

export function BusinessDays(props: DateRangePickerProps) {
  return (
    <Field label="Plazo de respuesta">
      <DateRangePicker plugins={plugins} shortcuts={shortcuts} {...props} />
    </Field>
  );
}
