import { DatePicker, type DatePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

type IsoProps = Omit<Extract<DatePickerProps, { valueAs: 'iso' }>, 'valueAs'>;

export function IsoText(props: IsoProps) {
  return (
    <Field label="Vencimiento">
      <DatePicker valueAs="iso" {...props} />
    </Field>
  );
}
