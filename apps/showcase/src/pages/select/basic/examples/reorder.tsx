import { reorderTokens, Select, type SelectFieldProps } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function Reorder(props: SelectFieldProps<number[]>) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Del mejor al peor</label>
      <Select id={id} multiple reorder={reorderTokens()} options={CHARACTERS} {...props} />
    </>
  );
}
