import { Field, PasswordInput, PasswordStrength } from '@guadua/forms';
import { useState } from 'react';

export function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <Field label="Contraseña nueva" description="Varias palabras sueltas se recuerdan mejor">
      <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} />
      <PasswordStrength value={password} />
    </Field>
  );
}
