import { Field, PinInput, type PinInputProps } from '@guadua/forms';
import { useState } from 'react';

export function MessageCode(props: PinInputProps) {
  const [checked, setChecked] = useState<string | null>(null);
  return (
    <Field
      label="Código del mensaje"
      description={checked === null ? 'Pega «Su código es 123456»' : `Se comprobó ${checked}`}
    >
      <PinInput
        groups={[3, 3]}
        pasteTransformer={(message) => /\d{3}[ -]?\d{3}/.exec(message)?.[0] ?? message}
        onComplete={setChecked}
        {...props}
      />
    </Field>
  );
}
