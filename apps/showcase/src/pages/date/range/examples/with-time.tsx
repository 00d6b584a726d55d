import { clock, DateRangePicker, type DateRangePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

export function WithTime(props: DateRangePickerProps) {
  return (
    <Field label="Alquiler">
      <DateRangePicker
        time={clock({ minuteStep: 15, defaultTime: ['08:00', '18:00'] })}
        {...props}
      />
    </Field>
  );
}
