import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function CanSelect(props: SelectFieldProps<number[]>) {
  return (
    <Field label="Personajes">
      <Select
        multiple
        options={CHARACTERS}
        canSelect={(option, { selected }) =>
          option.id % 2 === 0 || selected.every((other) => other.id % 2 === 0)
        }
        {...props}
      />
    </Field>
  );
}
