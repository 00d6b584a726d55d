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

const REQUIRED = {
  recibe: 'Quién recibe',
  empresa: 'NIT de la empresa',
  entrega: 'Dirección de entrega',
  peso: 'Peso en kilos',
  declarado: 'Valor declarado',
  hora_entrega: 'Hora de entrega',
};
type Name = keyof typeof REQUIRED;
const NAMES = Object.keys(REQUIRED) as Name[];

function focus(element: HTMLElement | null) {
  element?.focus();
}

/** Dos columnas, si caben. */
const FORM = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: '1rem 1.5rem',
  inlineSize: '100%',
};
const WHOLE_ROW = { gridColumn: '1 / -1' };

export function WholeForm() {
  const [sent, setSent] = useState<[string, FormDataEntryValue][]>([]);
  const [missing, setMissing] = useState<Name[]>([]);
  const [attempts, setAttempts] = useState(0);
  const check = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const found = NAMES.filter((name) => !data.get(name));
    setMissing(found);
    return found.length === 0 ? data : null;
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = check(event.currentTarget);
    setSent(data ? [...data] : []);
    if (!data) setAttempts(attempts + 1);
  };
  const reset = () => {
    setSent([]);
    setMissing([]);
  };
  const field = (name: Name) => ({
    id: name,
    label: REQUIRED[name],
    required: true,
    errors: missing.includes(name) ? { required: true } : null,
  });
  return (
    <form
      noValidate
      onSubmit={send}
      onReset={reset}
      onChange={({ currentTarget }) => missing.length > 0 && check(currentTarget)}
      style={FORM}
    >
      {missing.length > 0 && (
        <div key={attempts} ref={focus} role="alert" tabIndex={-1} style={WHOLE_ROW}>
          <p>Para enviar el pedido falta:</p>
          <ul>
            {missing.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{REQUIRED[name]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Field {...field('recibe')}>
        <TextInput name="recibe" filter={/[^\p{L}\s'-]/u} textCase="name" />
      </Field>
      <Field {...field('empresa')}>
        <NitInput name="empresa" />
      </Field>
      <Field {...field('entrega')}>
        <AddressInput name="entrega" />
      </Field>
      <Field {...field('peso')}>
        <NumberInput name="peso" decimals={1} />
      </Field>
      <Field {...field('declarado')}>
        <CurrencyInput name="declarado" />
      </Field>
      <Field {...field('hora_entrega')}>
        <MaskedInput mask="time" name="hora_entrega" />
      </Field>
      <Field label="Observaciones">
        <TextArea name="observaciones" autoGrow />
      </Field>
      <div style={{ ...WHOLE_ROW, display: 'flex', gap: '0.5rem' }}>
        <Button type="submit" tone="primary">
          Enviar pedido
        </Button>
        <Button type="reset" variant="bordered">
          Borrar todo
        </Button>
      </div>
      <output style={WHOLE_ROW}>
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
