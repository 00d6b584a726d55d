import { Field, Fieldset, Form, type FormProps, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

interface Family {
  hijos: { nombre: string; edad: string }[];
}

export function Family() {
  const [count, setCount] = useState(2);
  const [sent, setSent] = useState('');
  return (
    <Form<Family> schema={FAMILY} onSubmit={(family) => setSent(JSON.stringify(family.hijos))}>
      {Array.from({ length: count }, (_, index) => `hijos[${index}]`).map((child, index) => (
        <Fieldset key={child} legend={`Hijo ${index + 1}`}>
          <Field label="Nombre">
            <TextInput name={`${child}.nombre`} />
          </Field>
          <Field label="Edad">
            <TextInput name={`${child}.edad`} inputMode="numeric" />
          </Field>
        </Fieldset>
      ))}
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Button type="submit" tone="primary">
          Enviar
        </Button>
        <Button variant="bordered" onClick={() => setCount(count + 1)}>
          Agregar un hijo
        </Button>
      </div>
      <p role="status">{sent}</p>
    </Form>
  );
}

/** Cualquier Standard Schema; con zod, Valibot o ArkType es más corto. */
const FAMILY: NonNullable<FormProps<Family>['schema']> = {
  '~standard': {
    version: 1,
    vendor: 'ejemplo',
    validate(value) {
      const family = value as Family;
      const issues = family.hijos.flatMap(({ nombre, edad }, index) => [
        ...(nombre === ''
          ? [{ message: 'Falta el nombre', path: ['hijos', index, 'nombre'] }]
          : []),
        ...(/^\d+$/.test(edad)
          ? []
          : [{ message: 'La edad va en años', path: ['hijos', index, 'edad'] }]),
      ]);
      return issues.length > 0 ? { issues } : { value: family };
    },
  },
};
