import { Calendar, type CalendarProps } from '@guadua/date';
import { Field } from '@guadua/forms';

const plugins = ['holidays-co'];

export function Inline(props: CalendarProps) {
  return (
    <Field label="Día de visita">
      <Calendar plugins={plugins} showWeekNumbers todayButton {...props} />
    </Field>
  );
}
