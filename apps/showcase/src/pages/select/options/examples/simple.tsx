import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTER_NAMES } from '../../../../data/characters';

export function Simple(props: SelectFieldProps<string | null>) {
  return (
    <Field label="Personaje">
      <Select searchable={false} clearable={false} options={CHARACTER_NAMES} {...props} />
    </Field>
  );
}
