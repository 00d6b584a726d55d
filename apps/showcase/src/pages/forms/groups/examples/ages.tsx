import { Field, Fieldset, NumberInput } from '@guadua/forms';
import { useState } from 'react';

export function Ages({ disabled }: { disabled?: boolean }) {
  const [from, setFrom] = useState<number | null>(12);
  const [to, setTo] = useState<number | null>(6);
  const isWrong = from !== null && to !== null && from > to;
  return (
    <Fieldset
      legend="Edades del curso"
      description="Las dos edades cuentan"
      errors={isWrong ? { order: 'La primera edad es mayor que la segunda' } : null}
      disabled={disabled}
    >
      <Field label="Desde los">
        <NumberInput value={from} onChange={setFrom} decimals={0} suffix="años" />
      </Field>
      <Field label="Hasta los">
        <NumberInput value={to} onChange={setTo} decimals={0} suffix="años" />
      </Field>
    </Fieldset>
  );
}
