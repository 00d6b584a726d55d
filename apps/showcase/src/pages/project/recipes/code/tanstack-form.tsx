import { Field, Form, FormErrors, NativeSelect, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useForm } from '@tanstack/react-form';
import { useState } from 'react';
import { DAYS, NO_VISIT, sendVisit } from '../../../../data/visit-client';
import { VISIT } from '../../../../data/visit-schema';

export function TanStackForm() {
  const [number, setNumber] = useState<number>();
  const form = useForm({
    defaultValues: NO_VISIT,
    canSubmitWhenInvalid: true,
    validators: {
      onSubmit: VISIT,
      onSubmitAsync: async ({ value }) => {
        const { errors, number } = await sendVisit(value);
        setNumber(number);
        return errors && { form: errors.servidor?.[0], fields: errors };
      },
    },
    onSubmit: ({ formApi }) => formApi.reset(),
  });

  // `Form` shows what TanStack Form has found, in its fields and in the summary.
  const submit = async () => {
    await form.handleSubmit();
    return Object.fromEntries(
      Object.entries(form.getAllErrors().fields).map(([name, { errors }]) => [name, texts(errors)]),
    );
  };
  return (
    <Form onSubmit={submit}>
      <FormErrors headingLevel={3} />
      <form.Field name="nombre">
        {({ name, state, handleChange, handleBlur }) => (
          <Field label="Nombre">
            <TextInput
              name={name}
              value={state.value}
              onChange={(value) => handleChange(value)}
              onBlur={handleBlur}
              autoComplete="name"
            />
          </Field>
        )}
      </form.Field>
      <form.Field name="correo">
        {({ name, state, handleChange, handleBlur }) => (
          <Field label="Correo" description="Con ana@example.com ya hay una visita">
            <TextInput
              name={name}
              value={state.value}
              onChange={(value) => handleChange(value)}
              onBlur={handleBlur}
              inputMode="email"
              autoComplete="email"
            />
          </Field>
        )}
      </form.Field>
      <form.Field name="dia">
        {({ name, state, handleChange, handleBlur }) => (
          <Field label="Día" description="El domingo está lleno">
            <NativeSelect
              name={name}
              value={state.value}
              onChange={(value) => handleChange(value ?? '')}
              onBlur={handleBlur}
              options={DAYS}
              placeholder="Elige uno"
            />
          </Field>
        )}
      </form.Field>
      <Button type="submit" tone="primary">
        Pedir la visita
      </Button>
      <p role="status">{number && `Visita ${number} anotada`}</p>
    </Form>
  );
}

/** A schema says what is wrong as `{ message }`, the server as texts. */
function texts(errors: readonly unknown[]): string[] {
  return errors
    .flat()
    .map((error) =>
      typeof error === 'object' && error !== null && 'message' in error
        ? String(error.message)
        : String(error),
    );
}
