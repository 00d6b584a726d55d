import { add, DatePicker, type DateUnit, diff, formatDate, subtract } from '@guadua/date';
import { Field, NativeSelect, NumberInput } from '@guadua/forms';
import { useState } from 'react';

const units = [
  { value: 'hours', label: 'Horas' },
  { value: 'days', label: 'Días' },
  { value: 'weeks', label: 'Semanas' },
  { value: 'months', label: 'Meses' },
  { value: 'years', label: 'Años' },
];

export function AddAndDiff() {
  const [date, setDate] = useState<Date | null>(new Date(2026, 0, 31));
  const [amount, setAmount] = useState<number | null>(1);
  const [unit, setUnit] = useState<DateUnit>('months');
  const later = date && add(date, amount ?? 0, unit);
  const earlier = date && subtract(date, amount ?? 0, unit);
  return (
    <>
      <Field label="Fecha">
        <DatePicker value={date} onChange={setDate} openOnFocus={false} />
      </Field>
      <Field label="Cantidad">
        <NumberInput value={amount} onChange={setAmount} min={0} max={999} />
      </Field>
      <Field label="Unidad">
        <NativeSelect
          options={units}
          value={unit}
          onChange={(value) => setUnit((value ?? 'days') as DateUnit)}
        />
      </Field>
      {date && later && earlier && (
        <output>
          Sumando: {formatDate(later, 'dd/MM/y HH:mm')}
          <br />
          Restando: {formatDate(earlier, 'dd/MM/y HH:mm')}
          <br />
          De una a otra: {diff(later, earlier, 'days')} días
        </output>
      )}
    </>
  );
}
