import { DateRangePicker, type DateRangePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

const plugins = ['business-days', 'holidays-co'];

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
