import {
  CurrencyInput,
  Field,
  Form,
  FormErrors,
  MaskedInput,
  NumberInput,
  TextArea,
  TextInput,
  textRules,
} from '@guadua/forms';
import { AddressInput, NitInput } from '@guadua/forms/colombia';
import { Button } from '@guadua/utils/ui';
import { useState } from 'react';

/** Dos columnas, si caben. */
const FORM = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: '1rem 1.5rem',
};
const WHOLE_ROW = { gridColumn: '1 / -1' };

export function WholeForm() {
  const [sent, setSent] = useState<[string, FormDataEntryValue][]>([]);
  return (
    <Form
      onSubmit={(_, { formData }) => setSent([...formData])}
      onReset={() => setSent([])}
      style={{ inlineSize: '100%' }}
    >
      <FormErrors headingLevel={3} />
      <div style={FORM}>
        <Field label="Quién recibe">
          <TextInput
            name="recibe"
            rules={textRules({ filter: /[^\p{L}\s'-]/u, textCase: 'name' })}
            required
          />
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
      </div>
    </Form>
  );
}
