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
        if (!errors) return null;
        const { servidor, ...fields } = errors;
        return { form: servidor?.[0], fields };
      },
    },
    onSubmit: ({ formApi }) => formApi.reset(),
  });

  // `Form` shows what TanStack Form has found, in its fields and in the summary.
  const submit = async () => {
    await form.handleSubmit();
    const { form: whole, fields } = form.getAllErrors();
    const byName = Object.entries(fields).map(([name, { errors }]) => [name, texts(errors)]);
    return { ...Object.fromEntries(byName), servidor: texts(whole.errors) };
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

/** El servidor da cada error como un texto; un esquema, como `{ message }`. */
function texts(errors: readonly unknown[]): string[] {
  return errors.flat().flatMap((error) => {
    if (typeof error === 'string') return error;
    const says = typeof error === 'object' && error !== null && 'message' in error;
    return says ? String(error.message) : [];
  });
}
