import { businessDays, DateRangePicker, type DateRangePickerProps, holidaysCo } from '@guadua/date';
import { Field } from '@guadua/forms';

const plugins = [businessDays(), holidaysCo()];

export function BusinessDays(props: DateRangePickerProps) {
  return (
    <Field label="Plazo de respuesta">
      <DateRangePicker
        plugins={plugins}
        shortcuts={['business5Next', 'business15Next']}
        {...props}
      />
    </Field>
  );
}
