import { DatePicker, type DatePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function WithTime(props: DatePickerProps) {
  return (
    <Field label="Cita">
      <DatePicker time minuteStep={5} defaultTime="08:00" {...props} />
    </Field>
  );
}
