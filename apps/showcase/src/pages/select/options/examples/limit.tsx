import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Limit(props: SelectFieldProps<number[]>) {
  return (
    <Field label="Equipo de tres">
      <Select multiple maxItems={3} options={CHARACTERS} {...props} />
    </Field>
  );
}
