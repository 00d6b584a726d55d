import { TimeInput, type TimeInputProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function Simple(props: TimeInputProps) {
  return (
    <Field label="Hora de la llamada">
      <TimeInput {...props} />
    </Field>
  );
}
