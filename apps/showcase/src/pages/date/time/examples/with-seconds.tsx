import { TimeInput, type TimeInputProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function WithSeconds(props: TimeInputProps) {
  return (
    <Field label="Momento del evento">
      <TimeInput hourCycle={24} seconds {...props} />
    </Field>
  );
}
