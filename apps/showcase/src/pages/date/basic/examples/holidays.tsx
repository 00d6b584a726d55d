import { DatePicker, type DatePickerProps, holidaysCo } from '@guadua/date';
import { Field } from '@guadua/forms';

const plugins = [holidaysCo({ lock: true })];

export function Holidays(props: DatePickerProps) {
  return (
    <Field label="Audiencia" description="Los festivos se ven, se leen y no se pueden elegir">
      <DatePicker plugins={plugins} {...props} />
    </Field>
  );
}
