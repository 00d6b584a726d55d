import {
  CurrencyInput,
  compose,
  Field,
  Form,
  FormErrors,
  fromRHF,
  required,
  TextInput,
  toRHF,
} from '@guadua/forms';
import { NitInput, verifyNIT } from '@guadua/forms/colombia';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';

interface Order {
  empresa: string;
  nit: string;
  valor: number | null;
}

const NO_ORDER: Order = { empresa: '', nit: '', valor: null };

export function After() {
  const [sent, setSent] = useState('');
  const { control, handleSubmit } = useForm({ defaultValues: NO_ORDER, shouldFocusError: false });
  return (
    <Form onSubmit={() => handleSubmit((order) => setSent(JSON.stringify(order)))()}>
      <FormErrors headingLevel={3} />
      <Controller
        name="empresa"
        control={control}
        rules={{ validate: toRHF(required) }}
        render={({ field, fieldState }) => (
          <Field label="Empresa" errors={fromRHF(fieldState.error)}>
            <TextInput {...field} />
          </Field>
        )}
      />
      <Controller
        name="nit"
        control={control}
        rules={{ validate: toRHF(compose(required, verifyNIT)) }}
        render={({ field, fieldState }) => (
          <Field label="NIT" errors={fromRHF(fieldState.error)}>
            <NitInput {...field} />
          </Field>
        )}
      />
      <Controller
        name="valor"
        control={control}
        rules={{ validate: toRHF(required) }}
        render={({ field, fieldState }) => (
          <Field label="Valor" errors={fromRHF(fieldState.error)}>
            <CurrencyInput {...field} />
          </Field>
        )}
      />
      <Button type="submit" tone="primary">
        Enviar
      </Button>
      <p role="status">{sent}</p>
    </Form>
  );
}
