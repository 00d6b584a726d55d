import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';

const CURRENCIES = [
  { code: 'COP', currency: 'Peso colombiano', country: 'Colombia' },
  { code: 'BRL', currency: 'Real', country: 'Brasil' },
  { code: 'MXN', currency: 'Peso mexicano', country: 'México' },
  { code: 'PEN', currency: 'Sol', country: 'Perú' },
  { code: 'CLP', currency: 'Peso chileno', country: 'Chile' },
];

export function OtherKeys(props: SelectFieldProps<string | null>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Moneda</label>
      <Select
        id={id}
        options={CURRENCIES}
        primaryKey="code"
        labelKey="currency"
        searchBy={['code', 'currency', 'country']}
        {...props}
      />
    </>
  );
}
