import { Field, TextInput } from '@guadua/forms';
import { formatPhone, parsePhone } from '@guadua/forms/colombia';
import { useState } from 'react';

const KINDS = { mobile: 'Celular', landline: 'Fijo', foreign: 'De otro país' };

export function AnyPhone() {
  const [text, setText] = useState('(57) 1 345-6789');
  const phone = parsePhone(text);
  return (
    <>
      <Field label="Un teléfono, como esté escrito">
        <TextInput value={text} onChange={setText} inputMode="tel" />
      </Field>
      <output>
        {phone
          ? `${KINDS[phone.kind]} ${formatPhone(phone.e164)}, que se guarda como ${phone.e164}`
          : 'No es un teléfono completo'}
      </output>
    </>
  );
}
