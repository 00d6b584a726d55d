import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function CanSelect(props: SelectFieldProps<number[]>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Personajes</label>
      <Select
        id={id}
        multiple
        options={CHARACTERS}
        canSelect={(option, { selected }) =>
          option.id % 2 === 0 || selected.every((other) => other.id % 2 === 0)
        }
        {...props}
      />
    </>
  );
}
