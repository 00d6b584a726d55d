import { DatePicker, type DatePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

const closedOnSundays = (date: Date) => date.getDay() === 0 && 'Cerrado los domingos';

export function Limits(props: DatePickerProps) {
  return (
    <Field label="Recogida">
      <DatePicker
        minDate="2026-11-10"
        maxDate="2027-01-31"
        lockDays={['2026-12-24', ['2026-12-29', '2027-01-04']]}
        isDateDisabled={closedOnSundays}
        {...props}
      />
    </Field>
  );
}
