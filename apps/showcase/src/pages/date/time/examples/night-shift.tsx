import { TimeInput, type TimeInputProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function NightShift(props: TimeInputProps) {
  return (
    <Field label="Relevo del turno de noche">
      <TimeInput hourCycle={24} min="22:00" max="06:00" {...props} />
    </Field>
  );
}
