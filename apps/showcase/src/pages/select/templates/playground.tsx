import types from 'controls:Select?renderOption:switch,renderBadge:switch,badgeLimit,searchable,clearable,maxHeight,disabled,readOnly';
import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';
import { CHARACTERS } from '../../../data/characters';
import charactersSource from '../../../data/characters.ts?source';
import { renderCharacter, renderPortrait } from '../../../data/render-character';
import renderSource from '../../../data/render-character.tsx?source';
import { el, main, named, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const SELECT = named('Select', '@guadua/select', Select);
const OPTIONS = named('CHARACTERS', './characters', CHARACTERS);
const CHARACTER = named('renderCharacter', './render-character', renderCharacter);
const PORTRAIT = named('renderPortrait', './render-character', renderPortrait);

export const PLAYGROUNDS: Playgrounds = [
  {
    label: 'Plantillas',
    controls: types.controls,
    initial: { renderOption: true, renderBadge: true },
    events: types.events,
    form: { name: 'personajes', initial: [1, 3, 6], type: 'number[]' },
    styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/select/styles.css'],
    files: [
      { label: 'Plantillas', file: 'render-character.tsx', source: renderSource },
      { label: 'Datos', file: 'characters.ts', source: charactersSource },
    ],
    assets: CHARACTERS.map(({ image }) => `/${image}`),
    popup: true,
    parts: ({ renderOption, renderBadge, ...props }) =>
      el(
        FIELD,
        { label: 'Personajes' },
        main(SELECT, {
          multiple: true,
          options: OPTIONS,
          ...(renderOption && { renderOption: CHARACTER }),
          ...(renderBadge && { renderBadge: PORTRAIT }),
          ...props,
        }),
      ),
  },
];
