import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Disabled() {
  return (
    <>
      <Field label="Deshabilitado">
        <Select options={CHARACTERS} defaultValue={6} disabled />
      </Field>
      <Field label="Solo lectura">
        <Select multiple options={CHARACTERS} defaultValue={[1, 6]} readOnly />
      </Field>
    </>
  );
}
