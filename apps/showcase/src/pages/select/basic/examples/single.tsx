import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function Single(props: SelectFieldProps<number | null>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Personaje</label>
      <Select id={id} options={CHARACTERS} {...props} />
    </>
  );
}
