import {
  AddressInput,
  CurrencyInput,
  Field,
  MaskedInput,
  NitInput,
  NumberInput,
  TextArea,
  TextInput,
} from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { type FormEvent, useState } from 'react';

export function WholeForm() {
  const [sent, setSent] = useState<[string, FormDataEntryValue][]>([]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent([...new FormData(event.currentTarget)]);
  };
  return (
    <form
      onSubmit={send}
      onReset={() => setSent([])}
      style={{ display: 'grid', gap: '1rem', inlineSize: '100%' }}
    >
      <Field label="Quién recibe">
        <TextInput name="recibe" filter={/[^\p{L}\s'-]/u} textCase="name" required />
      </Field>
      <Field label="NIT de la empresa">
        <NitInput name="empresa" required />
      </Field>
      <Field label="Dirección de entrega">
        <AddressInput name="entrega" required />
      </Field>
      <Field label="Peso en kilos">
        <NumberInput name="peso" decimals={1} required />
      </Field>
      <Field label="Valor declarado">
        <CurrencyInput name="declarado" required />
      </Field>
      <Field label="Hora de entrega">
        <MaskedInput mask="time" name="hora_entrega" required />
      </Field>
      <Field label="Observaciones">
        <TextArea name="observaciones" autoGrow />
      </Field>
      <div style={{ display: 'flex', gap: '0.5rem' }}>
        <Button type="submit" tone="primary">
          Enviar pedido
        </Button>
        <Button type="reset" variant="bordered">
          Borrar todo
        </Button>
      </div>
      <output>
        {sent.length > 0 && (
          <ul>
            {sent.map(([name, value]) => (
              <li key={name}>
                {name}: {String(value)}
              </li>
            ))}
          </ul>
        )}
      </output>
    </form>
  );
}
