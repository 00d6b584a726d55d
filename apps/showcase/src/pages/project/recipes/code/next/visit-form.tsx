'use client';

import { Field, Form, FormErrors, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useActionState } from 'react';
import { askForVisit } from './actions';

export function VisitForm() {
  const [{ errors, sent, visitor }, action] = useActionState(askForVisit, {});
  return (
    <Form action={action} errors={errors}>
      <FormErrors />
      <Field label="Nombre" name="nombre">
        <TextInput name="nombre" defaultValue={sent?.nombre} autoComplete="name" required />
      </Field>
      <Field label="Correo" name="correo">
        <TextInput name="correo" type="email" defaultValue={sent?.correo} required />
      </Field>
      <Button type="submit">Pedir la visita</Button>
      <p role="status">{visitor && `Visita de ${visitor} anotada`}</p>
    </Form>
  );
}
