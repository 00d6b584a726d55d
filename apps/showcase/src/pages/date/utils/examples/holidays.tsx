import { colombianHolidays, formatDate, isHoliday, nextHoliday } from '@guadua/date';
import { Field, NumberInput } from '@guadua/forms';
import { useState } from 'react';

export function Holidays({ today = new Date(2026, 10, 20) }: { today?: Date }) {
  const [year, setYear] = useState<number | null>(2026);
  const next = nextHoliday(today);
  return (
    <>
      <Field label="Año">
        <NumberInput value={year} onChange={setYear} min={1984} max={2100} />
      </Field>
      <output>
        {isHoliday(today) ? 'Hoy es festivo.' : 'Hoy no es festivo.'}
        {next && ` El próximo: ${next.name}, ${formatDate(next.date, "EEEE d 'de' MMMM")}.`}
      </output>
      <ul>
        {colombianHolidays(year ?? 0).map((holiday) => (
          <li key={holiday.iso}>
            {formatDate(holiday.date, "EEEE d 'de' MMMM")}: {holiday.name}
          </li>
        ))}
      </ul>
    </>
  );
}
