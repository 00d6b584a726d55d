import { Autocomplete, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';

const DOMAINS = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.es'];

export function Mail({ value = '', ...props }: SelectFieldProps<string>) {
  const id = useId();
  const [person, domain] = value.split('@');
  const options = domain === undefined ? [] : DOMAINS.map((name) => `${person}@${name}`);
  return (
    <>
      <label htmlFor={id}>Correo</label>
      <Autocomplete id={id} inputMode="email" options={options} value={value} {...props} />
    </>
  );
}
