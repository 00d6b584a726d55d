'use client';

import { DatePicker } from '@guadua/date';
import { FileInput } from '@guadua/file';
import { CurrencyInput, Field, TextInput } from '@guadua/forms';
import { AddressInput } from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { GuaduaProvider, snackbar } from '@guadua/utils';
import { Button, Snackbars } from '@guadua/utils/ui';
import { type ComponentProps, useEffect, useState } from 'react';
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
        <Field label="Personajes">
          <Select
            name="personajes"
            multiple
            options={[
              { id: 1, name: 'Batman' },
              { id: 2, name: 'Dante' },
            ]}
            defaultValue={[1, 2]}
          />
        </Field>
        <Field label="Fecha">
          <DatePicker name="fecha" openOnFocus={false} />
        </Field>
        <Field label="Valor">
          <CurrencyInput name="valor" defaultValue={1234.5} />
        </Field>
        <Field label="Dirección">
          <AddressInput name="direccion" defaultValue="Calle 100 # 7 - 21" />
        </Field>
        <Field label="Soporte">
          <FileInput name="soporte" accept=".pdf" maxSize="2MB" />
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

type Specimen = (typeof specimens)[number];

function Shown({ specimen: { name, View, control } }: { specimen: Specimen }) {
  const [value, onChange] = useState(control?.initial);
  const props: ComponentProps<typeof View>['control'] = {
    name,
    value,
    onChange,
    disabled: false,
    readOnly: false,
  };
  return (
    <section>
      <View t={unchanged} control={props} />
    </section>
  );
}

function unchanged(text: string): string {
  return text;
}
