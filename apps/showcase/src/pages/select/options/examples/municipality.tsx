import { Field } from '@guadua/forms';
import { loadMunicipalities, type Municipality, municipalityOptions } from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { useState } from 'react';

const NONE: readonly Municipality[] = [];

export function MunicipalitySelect({ disabled }: { disabled?: boolean }) {
  const [all, setAll] = useState(NONE);
  return (
    <Field label="Municipio">
      <Select
        name="municipio"
        {...municipalityOptions(all)}
        loading={all === NONE}
        onOpenChange={(open) => open && loadMunicipalities().then(setAll)}
        disabled={disabled}
      />
    </Field>
  );
}
