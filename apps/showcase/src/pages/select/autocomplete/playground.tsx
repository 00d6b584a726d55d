import autocomplete from 'controls:Autocomplete?placeholder,minCharacters,openOnFocus,maxLength,maxHeight,loading,disabled,readOnly,required,invalid';
import { Field } from '@guadua/forms';
import { Autocomplete } from '@guadua/select';
import { CHARACTERS } from '../../../data/characters';
import charactersSource from '../../../data/characters.ts?source';
import { el, main, named, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const AUTOCOMPLETE = named('Autocomplete', '@guadua/select', Autocomplete);
const OPTIONS = named('CHARACTERS', './characters', CHARACTERS);

export const PLAYGROUNDS: Playgrounds = [
  {
    label: 'Autocompletar',
    styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/select/styles.css'],
    files: [{ label: 'Datos', file: 'characters.ts', source: charactersSource }],
    popup: true,
    controls: autocomplete.controls,
    events: autocomplete.events,
    initial: { placeholder: 'Escribe un nombre' },
    form: { name: 'personaje', initial: '', type: 'string' },
    parts: (props) =>
      el(FIELD, { label: 'Personaje' }, main(AUTOCOMPLETE, { options: OPTIONS, ...props })),
  },
];
