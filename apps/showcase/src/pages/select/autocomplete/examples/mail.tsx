import { Field } from '@guadua/forms';
import { Autocomplete, type SelectFieldProps } from '@guadua/select';

const DOMAINS = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.es'];

export function Mail({ value = '', ...props }: SelectFieldProps<string>) {
  const [person, domain] = value.split('@');
  const options = domain === undefined ? [] : DOMAINS.map((name) => `${person}@${name}`);
  return (
    <Field label="Correo">
      <Autocomplete inputMode="email" options={options} value={value} {...props} />
    </Field>
  );
}
