import { Field } from '@guadua/forms';
import { Select, type SelectFieldProps } from '@guadua/select';
import { useState } from 'react';
import { CHARACTER_NAMES } from '../../../../data/characters';

export function Creatable(props: SelectFieldProps<string[]>) {
  const [names, setNames] = useState(CHARACTER_NAMES);
  return (
    <Field label="Personajes">
      <Select
        multiple
        options={names}
        onCreate={(name) => {
          setNames([...names, name]);
          return name;
        }}
        {...props}
      />
    </Field>
  );
}
