import multiple from 'controls:Select?maxItems,badgeLimit,searchable,clearable,placeholder,escapeToClose,mobileSheet,maxHeight,disabled,readOnly,required,invalid';
import single from 'controls:Select?searchable,clearable,placeholder,escapeToClose,mobileSheet,maxHeight,disabled,readOnly,required,invalid';
import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';
import { CHARACTERS } from '../../../data/characters';
import charactersSource from '../../../data/characters.ts?source';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const SELECT = named('Select', '@guadua/select', Select);
const OPTIONS = named('CHARACTERS', './characters', CHARACTERS);
const GROUP_BY = {
  name: 'groupBy',
  kind: 'choice',
  options: ['desc'],
  description: 'Agrupa las opciones por un campo, aunque los datos vengan mezclados.',
} as const;

const COMMON = {
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/select/styles.css'],
  files: [{ label: 'Datos', file: 'characters.ts', source: charactersSource }],
  popup: true,
} as const;

const SINGLE: PlaygroundDefinition = {
  ...COMMON,
  label: 'Una opción',
  controls: [...single.controls, GROUP_BY],
  events: single.events,
  form: { name: 'personaje', initial: null, type: 'number | null' },
  parts: (props) => el(FIELD, { label: 'Personaje' }, main(SELECT, { options: OPTIONS, ...props })),
};

const MULTIPLE: PlaygroundDefinition = {
  ...COMMON,
  label: 'Varias opciones',
  controls: [...multiple.controls, GROUP_BY],
  initial: { badgeLimit: 3 },
  events: multiple.events,
  form: { name: 'personajes', initial: [1, 6], type: 'number[]' },
  parts: (props) =>
    el(
      FIELD,
      { label: 'Personajes' },
      main(SELECT, { multiple: true, options: OPTIONS, ...props }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [MULTIPLE, SINGLE];
