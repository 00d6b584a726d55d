import {
  addBusinessDays,
  countBusinessDays,
  DatePicker,
  formatDate,
  holidaysCo,
  isBusinessDay,
} from '@guadua/date';
import { Field, NumberInput } from '@guadua/forms';
import { useState } from 'react';

export function BusinessDays() {
  const [date, setDate] = useState<Date | null>(new Date(2026, 10, 13));
  const [amount, setAmount] = useState<number | null>(15);
  const end = date && addBusinessDays(date, amount ?? 0);
  return (
    <>
      <Field label="Se recibe el">
        <DatePicker value={date} onChange={setDate} openOnFocus={false} plugins={[holidaysCo()]} />
      </Field>
      <Field label="Plazo en días hábiles">
        <NumberInput value={amount} onChange={setAmount} min={0} max={365} />
      </Field>
      {date && end && (
        <output>
          Vence el {formatDate(end, "EEEE d 'de' MMMM 'de' y")}; entre ambas fechas hay{' '}
          {countBusinessDays(date, end)} días hábiles. El día de llegada{' '}
          {isBusinessDay(date) ? 'es' : 'no es'} hábil.
        </output>
      )}
    </>
  );
}
