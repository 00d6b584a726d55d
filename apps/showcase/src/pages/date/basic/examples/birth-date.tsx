import { DatePicker, type DatePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function BirthDate(props: DatePickerProps) {
  return (
    <Field label="Fecha de nacimiento">
      <DatePicker
        autoComplete="bday"
        defaultMonth="1990-01-01"
        maxDate={props.today}
        openOnFocus={false}
        {...props}
      />
    </Field>
  );
}
