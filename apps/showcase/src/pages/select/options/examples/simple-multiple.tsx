import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTER_NAMES } from '../../../../data/characters';

export function SimpleMultiple(props: SelectFieldProps<string[]>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Personajes</label>
      <Select id={id} simple multiple options={CHARACTER_NAMES} badgeLimit={3} {...props} />
    </>
  );
}
