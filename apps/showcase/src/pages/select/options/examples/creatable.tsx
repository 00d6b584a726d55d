import { Select, type SelectFieldProps } from '@guadua/select';
import { useId, useState } from 'react';
import { CHARACTER_NAMES } from '../../../../data/characters';

export function Creatable(props: SelectFieldProps<string[]>) {
  const id = useId();
  const [names, setNames] = useState(CHARACTER_NAMES);
  return (
    <>
      <label htmlFor={id}>Personajes</label>
      <Select
        id={id}
        multiple
        creatable
        options={names}
        onCreate={(name) => {
          setNames([...names, name]);
          return name;
        }}
        {...props}
      />
    </>
  );
}
