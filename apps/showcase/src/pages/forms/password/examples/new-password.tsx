import { Field, Form, PasswordInput, PasswordStrength, TextInput } from '@guadua/forms';
import { useState } from 'react';

export function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <Form onSubmit={() => {}}>
      <Field label="Correo" name="correo">
        <TextInput type="email" autoComplete="username" />
      </Field>
      <Field label="Contraseña nueva" description="Varias palabras sueltas se recuerdan mejor">
        <PasswordInput autoComplete="new-password" value={password} onChange={setPassword} />
        <PasswordStrength value={password} />
      </Field>
    </Form>
  );
}
