import { Field, TextInput } from '@guadua/forms';
import { dateInWords } from '@guadua/forms/colombia';
import { useState } from 'react';

export function Contract() {
  const [day, setDay] = useState('2026-11-22');
  const words = dateInWords(day, { year: 'words' });
  return (
    <>
      <Field label="Día de la firma">
        <TextInput value={day} onChange={setDay} placeholder="2026-11-22" />
      </Field>
      <output>{words ? `Se firma en Bogotá, ${words}.` : 'Ese día no existe.'}</output>
    </>
  );
}
