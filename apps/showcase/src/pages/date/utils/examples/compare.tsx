import {
  DatePicker,
  type DateUnit,
  isAfter,
  isBefore,
  isBetween,
  isSame,
  isSameOrAfter,
  isSameOrBefore,
} from '@guadua/date';
import { Field, NativeSelect } from '@guadua/forms';
import { useState } from 'react';

const units = [
  { value: 'day', label: 'Día' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mes' },
  { value: 'year', label: 'Año' },
];
const end = new Date(2026, 11, 31);

export function Compare() {
  const [date, setDate] = useState<Date | null>(new Date(2026, 10, 20));
  const [other, setOther] = useState<Date | null>(new Date(2026, 10, 16));
  const [unit, setUnit] = useState<DateUnit>('week');
  return (
    <>
      <Field label="Fecha">
        <DatePicker value={date} onChange={setDate} openOnFocus={false} />
      </Field>
      <Field label="Otra fecha">
        <DatePicker value={other} onChange={setOther} openOnFocus={false} />
      </Field>
      <Field label="Unidad">
        <NativeSelect
          options={units}
          value={unit}
          onChange={(value) => setUnit((value ?? 'day') as DateUnit)}
        />
      </Field>
      {date && other && (
        <table>
          <tbody>
            {[
              ['isBefore', isBefore(date, other, unit)],
              ['isSameOrBefore', isSameOrBefore(date, other, unit)],
              ['isSame', isSame(date, other, unit)],
              ['isSameOrAfter', isSameOrAfter(date, other, unit)],
              ['isAfter', isAfter(date, other, unit)],
              ['isBetween (otra, 31/12/2026)', isBetween(date, other, end, unit, '[]')],
            ].map(([name, result]) => (
              <tr key={String(name)}>
                <th scope="row">{name}</th>
                <td>{result ? 'sí' : 'no'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
