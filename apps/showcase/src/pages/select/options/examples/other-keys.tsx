import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';

const CURRENCIES = [
  { code: 'COP', currency: 'Peso colombiano', country: 'Colombia' },
  { code: 'BRL', currency: 'Real', country: 'Brasil' },
  { code: 'MXN', currency: 'Peso mexicano', country: 'México' },
  { code: 'PEN', currency: 'Sol', country: 'Perú' },
  { code: 'CLP', currency: 'Peso chileno', country: 'Chile' },
];

export function OtherKeys(props: SelectFieldProps<string | null>) {
  return (
    <Field label="Moneda">
      <Select
        options={CURRENCIES}
        primaryKey="code"
        labelKey="currency"
        searchBy={['code', 'currency', 'country']}
        {...props}
      />
    </Field>
  );
}
