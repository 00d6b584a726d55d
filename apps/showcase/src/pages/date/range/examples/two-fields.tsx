import { DateRangeFields, type DateRangeFieldsProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function TwoFields(props: DateRangeFieldsProps) {
  return (
    <Field label="Viaje">
      <DateRangeFields {...props} />
    </Field>
  );
}
