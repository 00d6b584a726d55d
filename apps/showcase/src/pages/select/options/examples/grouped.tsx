import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Grouped(props: SelectFieldProps<number | null>) {
  return (
    <Field label="Personaje">
      <Select options={CHARACTERS} groupBy={({ name }) => name.slice(0, 1)} {...props} />
    </Field>
  );
}
