import { toDate } from '@guadua/date';
import { Field, TextInput } from '@guadua/forms';
import { useState } from 'react';

export function ReadDate() {
  const [text, setText] = useState('2026-03-05T10:30');
  return (
    <>
      <Field label="Texto" description="Sin Z se lee como UTC; con desfase, lo conserva">
        <TextInput value={text} onChange={setText} />
      </Field>
      <output>{toDate(text)?.toISOString() ?? 'null'}</output>
    </>
  );
}
