import { holidaysCo, RangeCalendar, type RangeCalendarProps } from '@guadua/date';
import { Field } from '@guadua/forms';

const plugins = [holidaysCo()];

export function TwoMonths(props: RangeCalendarProps) {
  return (
    <Field label="Hospedaje">
      <RangeCalendar numberOfMonths={2} shortcuts={false} plugins={plugins} {...props} />
    </Field>
  );
}
