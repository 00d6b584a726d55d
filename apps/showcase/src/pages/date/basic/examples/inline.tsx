import { Calendar, type CalendarProps, holidaysCo } from '@guadua/date';
import { Field } from '@guadua/forms';

const plugins = [holidaysCo()];

export function Inline(props: CalendarProps) {
  return (
    <Field label="Día de visita">
      <Calendar plugins={plugins} showWeekNumbers todayButton {...props} />
    </Field>
  );
}
