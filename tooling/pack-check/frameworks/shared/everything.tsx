'use client';

import { DatePicker } from '@guadua/date';
import { CurrencyInput, Field, TextInput } from '@guadua/forms';
import { Select } from '@guadua/select';
import { GuaduaProvider, snackbar } from '@guadua/utils';
import { Button, Snackbars } from '@guadua/utils/ui';
import { useEffect, useState } from 'react';
import { specimens } from './specimens';

/** A form that a test fills in, and the specimens of every component. */
export function Everything() {
  const [sent, setSent] = useState('');
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <GuaduaProvider locale="es-CO">
      <form
        data-hydrated={hydrated ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(['nombre', 'ciudad', 'fecha', 'valor'].map((key) => data.get(key)).join(' · '));
        }}
      >
        <Field label="Nombre" description="Como en la cédula">
          <TextInput name="nombre" required clearable />
        </Field>
        <Field label="Ciudad">
          <Select name="ciudad" options={['Bogotá', 'Cali', 'Medellín']} />
        </Field>
        <Field label="Fecha">
          <DatePicker name="fecha" openOnFocus={false} />
        </Field>
        <Field label="Valor">
          <CurrencyInput name="valor" defaultValue={1234.5} />
        </Field>
        <Button onClick={() => snackbar('Aviso dado')}>Avisar</Button>
        <Button type="submit" tone="primary">
          Enviar
        </Button>
        <output>{sent}</output>
      </form>
      {specimens.map((specimen) => (
        <Shown key={specimen.name} specimen={specimen} />
      ))}
      <Snackbars />
    </GuaduaProvider>
  );
}

function Shown({ specimen: { name, View, control } }: { specimen: (typeof specimens)[number] }) {
  const [value, onChange] = useState(control?.initial);
  return (
    <section>
      <View t={unchanged} control={{ name, value, onChange, disabled: false, readOnly: false }} />
    </section>
  );
}

function unchanged(text: string): string {
  return text;
}
