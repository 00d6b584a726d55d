import { Field, PinInput, type PinInputProps } from '@guadua/forms';
import { useState } from 'react';

export function MessageCode(props: PinInputProps) {
  const [checked, setChecked] = useState<string | null>(null);
  return (
    <Field
      label="Código del mensaje"
      description={checked === null ? 'Pega 123-456' : `Se comprobó ${checked}`}
    >
      <PinInput length={6} onComplete={setChecked} {...props} />
    </Field>
  );
}
