import { formatDate, parseDate } from '@guadua/date';
import { Field, TextInput } from '@guadua/forms';
import { useState } from 'react';

const date = new Date(2026, 10, 20, 15, 30);

export function FormatAndParse() {
  const [pattern, setPattern] = useState('D de MMMM de YYYY');
  const [text, setText] = useState('31/02/2026');
  const parsed = parseDate(text, 'dd/MM/y');
  return (
    <>
      <Field label="Formato">
        <TextInput value={pattern} onChange={setPattern} />
      </Field>
      <output>{written(pattern)}</output>
      <Field label="Texto que se lee como dd/MM/y">
        <TextInput value={text} onChange={setText} />
      </Field>
      <output>{parsed ? formatDate(parsed, "EEEE d 'de' MMMM 'de' y") : 'null'}</output>
    </>
  );
}

/** Un patrón a medio escribir puede no ser válido todavía. */
function written(pattern: string): string {
  try {
    return formatDate(date, pattern);
  } catch {
    return 'Ese formato no existe';
  }
}
