import { Field, Form, PinInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Code() {
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <Field label="Código">
        <PinInput name="codigo" length={6} groups={[3, 3]} required />
      </Field>
      <Button type="submit" tone="primary">
        Enviar
      </Button>
      <p role="status">{sent}</p>
    </Form>
  );
}
