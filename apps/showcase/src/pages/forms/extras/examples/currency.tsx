import {
  type AmbiguousNumber,
  CurrencyInput,
  type CurrencyInputProps,
  Field,
  formatCurrency,
} from '@guadua/forms';
import { useState } from 'react';

export function Currency(props: CurrencyInputProps) {
  const [doubt, setDoubt] = useState<AmbiguousNumber | null>(null);
  return (
    <Field
      label="Precio"
      description={
        doubt
          ? `«${doubt.text}» se leyó como ${formatCurrency(doubt.value)}`
          : 'Pega $ 1.234.567,89 o 1,234,567.89'
      }
    >
      <CurrencyInput onAmbiguous={setDoubt} {...props} />
    </Field>
  );
}
