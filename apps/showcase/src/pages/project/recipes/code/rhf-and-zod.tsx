import { Field, Form, FormErrors, fromRHF, NativeSelect, TextInput } from '@guadua/forms';
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

  const submit = handleSubmit(async (visit) => {
    const { errors, number } = await sendVisit(visit);
    setNumber(number);
    if (!errors) return reset();
    for (const name of ['nombre', 'correo', 'dia'] as const) {
      if (errors[name]) setError(name, { message: errors[name][0] });
    }
    if (errors.servidor) setError('root', { message: errors.servidor[0] });
  });

  // Cada `Field` muestra sus errores y `Form` lleva al primero; a él se le da lo que no tiene campo.
  return (
    <Form onSubmit={() => submit()} errors={{ servidor: formState.errors.root?.message }}>
      <FormErrors headingLevel={3} />
      <Controller
        name="nombre"
        control={control}
        render={({ field, fieldState }) => (
          <Field label="Nombre" errors={fromRHF(fieldState.error)}>
            <TextInput {...field} autoComplete="name" />
          </Field>
        )}
      />
      <Controller
        name="correo"
        control={control}
        render={({ field, fieldState }) => (
          <Field
            label="Correo"
            errors={fromRHF(fieldState.error)}
            description="Con ana@example.com ya hay una visita"
          >
            <TextInput {...field} inputMode="email" autoComplete="email" />
          </Field>
        )}
      />
      <Controller
        name="dia"
        control={control}
        render={({ field, fieldState }) => (
          <Field label="Día" errors={fromRHF(fieldState.error)} description="El domingo está lleno">
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
