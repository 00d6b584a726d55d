import { Field, TextInput } from '@guadua/forms';
import { findMunicipality, loadMunicipalities, type Municipality } from '@guadua/forms/colombia';
import { useState } from 'react';

export function Place() {
  const [text, setText] = useState('buga');
  const [all, setAll] = useState<readonly Municipality[] | null>(null);
  const found = all && findMunicipality(all, text);
  const load = () => {
    loadMunicipalities().then(setAll);
  };
  return (
    <>
      <Field label="Un municipio" description="Prueba La Unión, y luego La Unión, Nariño">
        <TextInput value={text} onChange={setText} onFocus={load} />
      </Field>
      <output>
        {all === null && 'Los datos se cargan al entrar al campo'}
        {all !== null && !found && 'Ninguno se llama así, o varios'}
        {found && `${found.code} ${found.name}, ${found.department}`}
      </output>
    </>
  );
}
