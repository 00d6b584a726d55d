import { Select } from '@guadua/select';
import { useId } from 'react';
import { CHARACTERS } from '../../../../data/characters';

export function Disabled() {
  const disabled = useId();
  const readOnly = useId();
  return (
    <>
      <label htmlFor={disabled}>Deshabilitado</label>
      <Select id={disabled} options={CHARACTERS} defaultValue={6} disabled />
      <label htmlFor={readOnly}>Solo lectura</label>
      <Select id={readOnly} multiple options={CHARACTERS} defaultValue={[1, 6]} readOnly />
    </>
  );
}
