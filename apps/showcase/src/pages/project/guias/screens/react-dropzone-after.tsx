import { FileInput } from '@guadua/file';
import { Field, Form } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

export function Supports() {
  const [sent, setSent] = useState('');
  return (
    <Form
      onSubmit={({ soportes }) => {
        const files = Array.isArray(soportes) ? soportes : [];
        setSent(JSON.stringify({ soportes: files.map((file) => file.name) }));
      }}
    >
      <Field label="Soportes">
        <FileInput multiple append name="soportes" accept=".pdf" maxSize="2MB" maxItems={3} />
      </Field>
      <Button type="submit" tone="primary">
        Enviar
      </Button>
      <p role="status">{sent}</p>
    </Form>
  );
}
