import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTER_NAMES } from '../../../../data/characters';

export function SimpleMultiple(props: SelectFieldProps<string[]>) {
  return (
    <Field label="Personajes">
      <Select
        multiple
        searchable={false}
        clearable={false}
        options={CHARACTER_NAMES}
        badgeLimit={3}
        {...props}
      />
    </Field>
  );
}
