import types from 'controls:Select?maxItems,badgeLimit,searchDebounce,clearable,placeholder,mobileSheet,maxHeight,disabled,readOnly,required,invalid';
import { Field } from '@guadua/forms';
import { remoteList, Select } from '@guadua/select';
import municipalitiesFile from '../../../data/municipalities.json?url';
import { fetchMunicipalities } from '../../../data/municipality-server';
import serverSource from '../../../data/municipality-server.ts?source';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  result,
  typed,
} from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const SELECT = typed(named('Select', '@guadua/select', Select), "<Municipality, 'code'>", [
  { name: 'Municipality', from: './municipality-server' },
]);
const FETCH = named('fetchMunicipalities', './municipality-server', fetchMunicipalities);

/** The source of the list, as an application writes it. */
function source(pageSize: unknown) {
  const size = typeof pageSize === 'number' ? { pageSize } : {};
  return result(
    'remoteList',
    '@guadua/select',
    () => remoteList({ getList: fetchMunicipalities, ...size }),
    { getList: FETCH, ...size },
  );
}

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Municipios',
  controls: [
    {
      name: 'pageSize',
      kind: 'number',
      default: 30,
      description: 'Cuántas opciones se piden a la vez.',
    },
    {
      name: 'groupBy',
      kind: 'choice',
      options: ['department'],
      description: 'Agrupa por un campo; un grupo que sigue en otra página no repite su título.',
    },
    ...types.controls,
  ],
  initial: { groupBy: 'department', badgeLimit: 3 },
  events: types.events,
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/select/styles.css'],
  files: [{ label: 'Servidor', file: 'municipality-server.ts', source: serverSource }],
  data: [{ file: 'municipalities.json', url: municipalitiesFile }],
  popup: true,
  form: { name: 'municipios', initial: [], type: 'Municipality[]' },
  parts: ({ pageSize, ...props }) =>
    el(
      FIELD,
      { label: 'Municipios' },
      main(SELECT, {
        multiple: true,
        primaryKey: 'code',
        remote: source(pageSize),
        ...props,
      }),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
