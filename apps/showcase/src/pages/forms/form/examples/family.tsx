import {
  Field,
  Fieldset,
  Form,
  NumberInput,
  reorderRows,
  TextInput,
  useFormRows,
} from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

interface Child {
  nombre: string;
  edad: number;
}

const ANA = { nombre: 'Ana', edad: 9 };
const LUIS = { nombre: 'Luis', edad: 4 };

export function Family() {
  const [sent, setSent] = useState('');
  return (
    <Form
      defaultValues={{ hijos: [ANA, LUIS] }}
      onSubmit={(family) => setSent(JSON.stringify(family))}
    >
      <Children />
      <Button type="submit" tone="primary">
        Enviar
      </Button>
      <p role="status">{sent}</p>
    </Form>
  );
}

function Children() {
  const children = useFormRows<Child>('hijos', { reorder: reorderRows() });
  return (
    <>
      {children.rows.map((row) => (
        <Fieldset key={row.id} {...row.props} legend={`Hijo ${row.index + 1}`}>
          {row.handle}
          <Field label="Nombre">
            <TextInput {...row.field('nombre')} required />
          </Field>
          <Field label="Edad">
            <NumberInput {...row.field('edad')} min={0} required />
          </Field>
          <Button variant="bordered" onClick={() => children.remove(row.id)}>
            Quitar a este hijo
          </Button>
        </Fieldset>
      ))}
      <Button variant="bordered" ref={children.addRef} onClick={() => children.add()}>
        Agregar un hijo
      </Button>
      {children.announcer}
    </>
  );
}
