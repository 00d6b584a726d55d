import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';

const SIZES = ['Pequeña', 'Mediana', 'Grande'];

export function Company() {
  const [sent, setSent] = useState('');
  const form = useForm({
    initialValues: { empresa: '', empleados: '' as number | '', tamano: null as string | null },
    validate: {
      empresa: isNotEmpty('Requerido'),
      empleados: isNotEmpty('Requerido'),
      tamano: isNotEmpty('Requerido'),
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => setSent(JSON.stringify(values)))}>
      <TextInput label="Empresa" withAsterisk {...form.getInputProps('empresa')} />
      <NumberInput
        label="Empleados"
        withAsterisk
        min={1}
        thousandSeparator="."
        decimalSeparator=","
        {...form.getInputProps('empleados')}
      />
      <Select
        label="Tamaño"
        withAsterisk
        data={SIZES}
        placeholder="Elige"
        {...form.getInputProps('tamano')}
      />
      <Button type="submit">Enviar</Button>
      <p role="status">{sent}</p>
    </form>
  );
}
