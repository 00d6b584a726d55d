import { colombianHolidays, formatDate, isHoliday, nextHoliday } from '@guadua/date';
import { Field, NativeSelect } from '@guadua/forms';
import { useState } from 'react';

const years = Array.from({ length: 17 }, (_, index) => String(2020 + index));
const options = years.map((value) => ({ value, label: value }));

export function Holidays({ today = new Date(2026, 10, 20) }: { today?: Date }) {
  const [year, setYear] = useState('2026');
  const next = nextHoliday(today);
  return (
    <>
      <Field label="Año">
        <NativeSelect
          options={options}
          value={year}
          onChange={(value) => setYear(value ?? '2026')}
        />
      </Field>
      <output>
        {isHoliday(today) ? 'Hoy es festivo.' : 'Hoy no es festivo.'}
        {next && ` El próximo: ${next.name}, ${formatDate(next.date, "EEEE d 'de' MMMM")}.`}
      </output>
      <ul>
        {colombianHolidays(Number(year)).map((holiday) => (
          <li key={holiday.iso}>
            {formatDate(holiday.date, "EEEE d 'de' MMMM")}: {holiday.name}
          </li>
        ))}
      </ul>
    </>
  );
}
