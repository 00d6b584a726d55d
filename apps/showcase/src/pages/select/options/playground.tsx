import types from 'controls:Select?searchable,clearable,placeholder,searchDebounce,maxHeight,disabled,readOnly,required,invalid';
import { Field } from '@guadua/forms';
import { Select } from '@guadua/select';
import { CHARACTER_NAMES, CHARACTERS } from '../../../data/characters';
import charactersSource from '../../../data/characters.ts?source';
import { BOTH, COLLAPSIBLE, WHOLE } from '../../../data/groups';
import groupsSource from '../../../data/groups.ts?source';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const SELECT = named('Select', '@guadua/select', Select);
const NAMES = named('CHARACTER_NAMES', './characters', CHARACTER_NAMES);
const OPTIONS = named('CHARACTERS', './characters', CHARACTERS);

const COMMON = {
  events: types.events,
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/select/styles.css'],
  files: [{ label: 'Datos', file: 'characters.ts', source: charactersSource }],
  popup: true,
} as const;

const TEXTS: PlaygroundDefinition = {
  ...COMMON,
  label: 'Lista de textos',
  controls: types.controls,
  form: { name: 'personaje', initial: null, type: 'string | null' },
  parts: (props) => el(FIELD, { label: 'Personaje' }, main(SELECT, { options: NAMES, ...props })),
};

const FIELDS: PlaygroundDefinition = {
  ...COMMON,
  label: 'Otros campos',
  controls: [
    {
      name: 'labelKey',
      kind: 'choice',
      options: ['name', 'desc'],
      default: 'name',
      description: 'El campo que se muestra.',
    },
    {
      name: 'searchBy',
      kind: 'choice',
      options: ['desc'],
      description: 'El campo en el que se busca, si no es el que se muestra.',
    },
    {
      name: 'groupBy',
      kind: 'choice',
      options: ['desc'],
      description: 'Agrupa las opciones por un campo, aunque los datos vengan mezclados.',
    },
    ...types.controls,
  ],
  initial: { searchBy: 'desc' },
  form: { name: 'codigo', initial: 6, type: 'number | null' },
  parts: (props) => el(FIELD, { label: 'Personaje' }, main(SELECT, { options: OPTIONS, ...props })),
};

const GROUP_CONTROLS = {
  WHOLE: named('WHOLE', './groups', WHOLE),
  COLLAPSIBLE: named('COLLAPSIBLE', './groups', COLLAPSIBLE),
  BOTH: named('BOTH', './groups', BOTH),
};

const GROUPS: PlaygroundDefinition = {
  ...COMMON,
  files: [...COMMON.files, { label: 'Grupos', file: 'groups.ts', source: groupsSource }],
  label: 'Grupos',
  controls: [
    {
      name: 'groups',
      kind: 'choice',
      options: ['WHOLE', 'COLLAPSIBLE', 'BOTH'],
      description: 'Los títulos eligen su grupo entero, lo contraen, o ambas cosas.',
    },
    ...types.controls,
  ],
  initial: { groups: 'BOTH' },
  form: { name: 'personajes', initial: [], type: 'number[]' },
  parts: ({ groups, ...props }) =>
    el(
      FIELD,
      { label: 'Personajes' },
      main(SELECT, {
        multiple: true,
        options: OPTIONS,
        groupBy: 'desc',
        groups: groupControlsOf(groups),
        ...props,
      }),
    ),
};

function groupControlsOf(name: unknown) {
  return name === 'WHOLE' || name === 'COLLAPSIBLE' || name === 'BOTH'
    ? GROUP_CONTROLS[name]
    : undefined;
}

export const PLAYGROUNDS: Playgrounds = [TEXTS, FIELDS, GROUPS];
