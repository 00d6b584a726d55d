import { loadMunicipalities, type Municipality, municipalityOptions } from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { useId, useState } from 'react';

const NONE: readonly Municipality[] = [];

export function MunicipalitySelect({ disabled }: { disabled?: boolean }) {
  const id = useId();
  const [all, setAll] = useState(NONE);
  return (
    <>
      <label htmlFor={id}>Municipio</label>
      <Select
        id={id}
        name="municipio"
        {...municipalityOptions(all)}
        loading={all === NONE}
        onOpen={() => loadMunicipalities().then(setAll)}
        disabled={disabled}
      />
    </>
  );
}
