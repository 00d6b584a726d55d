import { Field, Form, NumberInput, TextInput } from '@guadua/forms';
import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

const SIZES = ['Pequeña', 'Mediana', 'Grande'];

export function Company() {
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <Field label="Empresa">
        <TextInput name="empresa" required />
      </Field>
      <Field label="Empleados">
        <NumberInput name="empleados" min={1} required />
      </Field>
      <Field label="Tamaño">
        <Select name="tamano" options={SIZES} required />
      </Field>
      <Button type="submit" tone="primary">
        Enviar
      </Button>
      <p role="status">{sent}</p>
    </Form>
  );
}
