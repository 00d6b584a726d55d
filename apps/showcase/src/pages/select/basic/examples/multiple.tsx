import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function Multiple(props: SelectFieldProps<number[]>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Personajes</label>
      <Select id={id} multiple options={CHARACTERS} badgeLimit={3} {...props} />
    </>
  );
}
