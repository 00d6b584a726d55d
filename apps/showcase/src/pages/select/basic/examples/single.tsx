import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Single(props: SelectFieldProps<number | null>) {
  return (
    <Field label="Personaje">
      <Select options={CHARACTERS} {...props} />
    </Field>
  );
}
