import { MonthPicker, type PeriodPickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function Month(props: PeriodPickerProps) {
  return (
    <Field label="Mes de nómina">
      <MonthPicker minDate="2020-01-01" {...props} />
    </Field>
  );
}
