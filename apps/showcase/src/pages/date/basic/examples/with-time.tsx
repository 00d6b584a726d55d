import { clock, DatePicker, type DatePickerProps } from '@guadua/date';
import { Field } from '@guadua/forms';

const lunch = (time: string) => time >= '12:00' && time < '14:00' && 'almuerzo';

export function WithTime(props: DatePickerProps) {
  return (
    <Field label="Cita">
      <DatePicker
        time={clock({ minuteStep: 5, defaultTime: '08:00', isTimeDisabled: lunch })}
        {...props}
      />
    </Field>
  );
}
