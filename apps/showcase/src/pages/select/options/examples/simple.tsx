import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTER_NAMES } from '../../../../data/characters';

export function Simple(props: SelectFieldProps<string | null>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Personaje</label>
      <Select id={id} simple options={CHARACTER_NAMES} {...props} />
    </>
  );
}
