import { TimeInput, type TimeInputProps } from '@guadua/date';
import { Field } from '@guadua/forms';

const lunch = (time: string) => time >= '12:00' && time < '14:00' && 'hora de almuerzo';

export function OpeningHours(props: TimeInputProps) {
  return (
    <Field label="Cita en la notaría">
      <TimeInput min="08:00" max="17:00" step={20} isTimeDisabled={lunch} {...props} />
    </Field>
  );
}
