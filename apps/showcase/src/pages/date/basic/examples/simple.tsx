import { DatePicker, type DatePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function Simple(props: DatePickerProps) {
  return (
    <Field label="Fecha de entrega" description="También se escribe: 5/3/26, 5 mar 2026, mañana">
      <DatePicker {...props} />
    </Field>
  );
}
