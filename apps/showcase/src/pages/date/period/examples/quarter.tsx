import { QuarterPicker } from '@guadua/date';
import { Field } from '@guadua/forms';
import { useState } from 'react';

export function Quarter() {
  const [quarter, setQuarter] = useState<string | null>('2026-Q4');
  return (
    <>
      <Field label="Trimestre del informe">
        <QuarterPicker valueAs="iso" value={quarter} onChange={setQuarter} />
      </Field>
      <output>{quarter ?? 'Sin trimestre'}</output>
    </>
  );
}
