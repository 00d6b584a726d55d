import { DatesPicker, type DatesPickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function Several(props: DatesPickerProps) {
  return (
    <Field label="Días de turno" description="Máximo cinco">
      <DatesPicker maxItems={5} {...props} />
    </Field>
  );
}
