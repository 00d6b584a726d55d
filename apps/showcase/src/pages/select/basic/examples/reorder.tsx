import { Field } from '@guadua/forms';
import { reorderTokens, Select, type SelectFieldProps } from '@guadua/select';
import { CHARACTERS } from '../../../../data/characters';

export function Reorder(props: SelectFieldProps<number[]>) {
  return (
    <Field label="Del mejor al peor">
      <Select multiple reorder={reorderTokens()} options={CHARACTERS} {...props} />
    </Field>
  );
}
