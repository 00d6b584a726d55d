import { Field, Form, FormErrors, PinInput, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Account() {
  const [created, setCreated] = useState<string | null>(null);
  return (
    <Form
      confirmLeave
      onSubmit={async ({ correo }) => {
        setCreated(null);
        await answer();
        if (correo === 'ana@example.com') return { correo: 'Ya hay una cuenta con ese correo' };
        setCreated(String(correo));
        return null;
      }}
    >
      <FormErrors headingLevel={4} />
      <Field label="Correo" description="Prueba con ana@example.com">
        <TextInput name="correo" type="email" autoComplete="email" required />
      </Field>
      <Field label="Código que te enviamos">
        <PinInput name="codigo" required />
      </Field>
      <Button type="submit" tone="primary">
        Crear cuenta
      </Button>
      <p role="status">{created && `Cuenta creada: ${created}`}</p>
    </Form>
  );
}

/** Lo que tarda un servidor en responder. */
function answer(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
}
