import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function Grouped(props: SelectFieldProps<number | null>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Personaje</label>
      <Select id={id} options={CHARACTERS} groupBy={({ name }) => name.slice(0, 1)} {...props} />
    </>
  );
}
