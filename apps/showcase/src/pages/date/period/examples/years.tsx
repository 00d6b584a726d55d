import { type PeriodRange, YearPicker } from '@guadua/date';
import { Field } from '@guadua/forms';
import { useState } from 'react';

export function Years() {
  const [years, setYears] = useState<PeriodRange<string> | null>(null);
  return (
    <>
      <Field label="Años por comparar">
        <YearPicker
          range
          maxItems={5}
          maxDate="2026-12-31"
          valueAs="iso"
          value={years}
          onChange={setYears}
        />
      </Field>
      <output>{years ? `De ${years.from} a ${years.to}` : 'Sin años'}</output>
    </>
  );
}
