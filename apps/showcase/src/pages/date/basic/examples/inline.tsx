import { Calendar, type CalendarProps, type DateInput, holidaysCo } from '@guadua/date';
import { Field } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

const plugins = [holidaysCo()];

export function Inline(props: CalendarProps) {
  const [month, setMonth] = useState<DateInput>('2026-11-01');
  return (
    <Field label="Día de visita">
      <Calendar
        plugins={plugins}
        showWeekNumbers
        month={month}
        onMonthChange={setMonth}
        footer={<Button onClick={() => setMonth('2026-12-01')}>Ver diciembre</Button>}
        {...props}
      />
    </Field>
  );
}
