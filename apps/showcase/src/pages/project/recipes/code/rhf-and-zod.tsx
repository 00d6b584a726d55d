import { Field, Form, FormErrors, NativeSelect, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DAYS, NO_VISIT, sendVisit } from '../../../../data/visit-client';
import { VISIT } from '../../../../data/visit-schema';

export function HookForm() {
  const [number, setNumber] = useState<number>();
  const { control, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(VISIT),
    defaultValues: NO_VISIT,
    shouldFocusError: false,
  });
  const { nombre, correo, dia, root } = formState.errors;

  const submit = handleSubmit(async (visit) => {
    const { errors, number } = await sendVisit(visit);
    setNumber(number);
    if (!errors) return reset();
    for (const name of ['nombre', 'correo', 'dia'] as const) {
      if (errors[name]) setError(name, { message: errors[name][0] });
    }
    if (errors.servidor) setError('root', { message: errors.servidor[0] });
  });

  // `Form` shows what React Hook Form has found, in its fields and in the summary.
  return (
    <Form
      onSubmit={() => submit()}
      errors={{
        nombre: nombre?.message,
        correo: correo?.message,
        dia: dia?.message,
        servidor: root?.message,
      }}
    >
      <FormErrors headingLevel={3} />
      <Controller
        name="nombre"
        control={control}
        render={({ field }) => (
          <Field label="Nombre">
            <TextInput {...field} autoComplete="name" />
          </Field>
        )}
      />
      <Controller
        name="correo"
        control={control}
        render={({ field }) => (
          <Field label="Correo" description="Con ana@example.com ya hay una visita">
            <TextInput {...field} inputMode="email" autoComplete="email" />
          </Field>
        )}
      />
      <Controller
        name="dia"
        control={control}
        render={({ field }) => (
          <Field label="Día" description="El domingo está lleno">
            <NativeSelect
              {...field}
              onChange={(day) => field.onChange(day ?? '')}
              options={DAYS}
              placeholder="Elige uno"
            />
          </Field>
        )}
      />
      <Button type="submit" tone="primary">
        Pedir la visita
      </Button>
      <p role="status">{number && `Visita ${number} anotada`}</p>
    </Form>
  );
}
