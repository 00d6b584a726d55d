import {
  Field,
  NumberInput,
  PinInput,
  type PinInputProps,
  Switch,
  type ValidationErrors,
} from '@guadua/forms';
import { useState } from 'react';

export function Configurable({
  errors,
  ...control
}: PinInputProps & { errors?: ValidationErrors }) {
  const [length, setLength] = useState<number | null>(6);
  const [digitsOnly, setDigitsOnly] = useState(true);
  const [masked, setMasked] = useState(false);
  return (
    <>
      <Field label="Código" errors={errors}>
        <PinInput length={length ?? 1} alphanumeric={!digitsOnly} mask={masked} {...control} />
      </Field>
      <Field label="Tamaño">
        <NumberInput min={1} max={12} decimals={0} value={length} onChange={setLength} />
      </Field>
      <Field>
        <Switch value={digitsOnly} onChange={setDigitsOnly}>
          Solo números
        </Switch>
      </Field>
      <Field>
        <Switch value={masked} onChange={setMasked}>
          Ocultar escritura
        </Switch>
      </Field>
    </>
  );
}
