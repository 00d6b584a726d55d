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

  // Cada `Field` muestra sus errores y `Form` lleva al primero; a él se le da lo que no tiene campo.
  const submit = async () => {
    await form.handleSubmit();
    return { servidor: form.state.errorMap.onSubmit };
  };
  return (
    <Form onSubmit={submit}>
      <FormErrors headingLevel={3} />
      <form.Field name="nombre">
        {({ name, state, handleChange, handleBlur }) => (
          <Field label="Nombre" errors={state.meta.errors}>
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
          <Field
            label="Correo"
            errors={state.meta.errors}
            description="Con ana@example.com ya hay una visita"
          >
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
          <Field label="Día" errors={state.meta.errors} description="El domingo está lleno">
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
