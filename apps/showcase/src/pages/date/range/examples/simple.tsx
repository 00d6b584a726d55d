import { DateRangePicker, type DateRangePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function Simple(props: DateRangePickerProps) {
  return (
    <Field label="Vacaciones">
      <DateRangePicker {...props} />
    </Field>
  );
}
