import { Field, Fieldset, NumberInput } from '@guadua/forms';
import { useState } from 'react';

export function Period({ disabled }: { disabled?: boolean }) {
  const [from, setFrom] = useState<number | null>(2026);
  const [to, setTo] = useState<number | null>(2020);
  const isWrong = from !== null && to !== null && from > to;
  return (
    <Fieldset
      legend="Vigencia del contrato"
      description="Los dos años cuentan"
      errors={isWrong ? { order: 'Termina antes de comenzar' } : null}
      disabled={disabled}
    >
      <Field label="Desde el año">
        <NumberInput value={from} onChange={setFrom} decimals={0} />
      </Field>
      <Field label="Hasta el año">
        <NumberInput value={to} onChange={setTo} decimals={0} />
      </Field>
    </Fieldset>
  );
}
