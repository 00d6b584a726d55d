import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Multiple(props: SelectFieldProps<number[]>) {
  return (
    <Field label="Personajes">
      <Select multiple options={CHARACTERS} badgeLimit={3} {...props} />
    </Field>
  );
}
