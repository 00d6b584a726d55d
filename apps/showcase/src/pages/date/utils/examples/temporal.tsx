import { DatePicker, type TemporalClass, type TemporalValue, temporalDate } from '@guadua/date';
import { Field } from '@guadua/forms';
import { useState } from 'react';

interface PlainDate extends TemporalValue {
  readonly dayOfYear: number;
}
declare const Temporal: { PlainDate: TemporalClass<PlainDate> } | undefined;

export function WithTemporal() {
  const [day, setDay] = useState<PlainDate | null>(null);
  // Sin Temporal ni un polyfill, el campo guarda una fecha propia.
  const binding =
    typeof Temporal === 'undefined'
      ? {}
      : temporalDate(Temporal.PlainDate, { value: day, onChange: setDay });
  return (
    <>
      <Field label="Vencimiento">
        <DatePicker {...binding} />
      </Field>
      <output>{day ? `${day}, día ${day.dayOfYear} del año` : 'null'}</output>
    </>
  );
}
