import { Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function Limit(props: SelectFieldProps<number[]>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Equipo de tres</label>
      <Select id={id} multiple limit={3} options={CHARACTERS} {...props} />
    </>
  );
}
