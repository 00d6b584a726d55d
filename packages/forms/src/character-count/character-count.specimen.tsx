import { defineSpecimen, type SpecimenProps, type Specimens } from '@guadua/catalog';
import { CharacterCount, Field, maxCharacters, TextArea } from '@guadua/forms';
import { useState } from 'react';

const tooLong = maxCharacters(40);

function Counted({ t }: SpecimenProps) {
  const [note, setNote] = useState('');
  return (
    <Field label={t('Nota')} errors={tooLong(note)}>
      <TextArea value={note} onChange={setNote} />
      <CharacterCount value={note} maxLength={40} />
    </Field>
  );
}

export const specimens: Specimens = {
  'character-count': defineSpecimen({
    covers: ['CharacterCount'],
    View: Counted,
    use: (user) => user.write('#specimen textarea', 'hola'),
  }),
};
