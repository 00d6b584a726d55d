import { Field, Form } from '@guadua/forms';
import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

const CITIES = [
  { value: '11001', label: 'Bogotá' },
  { value: '05001', label: 'Medellín' },
  { value: '15001', label: 'Tunja' },
];

export function Delivery() {
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <Field label="Ciudades">
        <Select multiple name="ciudades" options={CITIES} required />
      </Field>
      <Button type="submit" tone="primary">
        Enviar
      </Button>
      <p role="status">{sent}</p>
    </Form>
  );
}
