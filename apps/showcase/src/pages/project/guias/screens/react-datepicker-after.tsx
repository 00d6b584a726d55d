import { DatePicker, holidaysCo } from '@guadua/date';
import { Field, Form } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

const PLUGINS = [holidaysCo({ lock: true })];

export function Hearing() {
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(values) => setSent(JSON.stringify(values))}>
      <Field label="Audiencia">
        <DatePicker
          name="audiencia"
          valueAs="iso"
          minDate="2026-12-01"
          plugins={PLUGINS}
          required
        />
      </Field>
      <Button type="submit" tone="primary">
        Enviar
      </Button>
      <p role="status">{sent}</p>
    </Form>
  );
}
