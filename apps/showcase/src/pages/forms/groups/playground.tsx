import groupTypes from 'controls:CheckboxGroup?all:text,minItems,maxItems,orientation,disabled,readOnly,required,invalid';
import fieldsetTypes from 'controls:Fieldset?legend:text,description:text,disabled';
import { CheckboxGroup, Field, Fieldset, TextInput } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const TEXT = named('TextInput', '@guadua/forms', TextInput);
const STYLES = ['@guadua/utils/styles.css', '@guadua/forms/styles.css'];
const TOPICS = [
  { value: 'salud', label: 'Salud' },
  { value: 'educacion', label: 'Educación' },
  { value: 'vivienda', label: 'Vivienda' },
];

const GROUP: PlaygroundDefinition = {
  label: 'Casillas',
  controls: groupTypes.controls,
  initial: { all: 'Todos', minItems: 1 },
  events: groupTypes.events,
  form: { name: 'temas', initial: ['salud'], type: 'readonly string[]' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Temas' },
      main(named('CheckboxGroup', '@guadua/forms', CheckboxGroup), { options: TOPICS, ...props }),
    ),
};

const FIELDSET: PlaygroundDefinition = {
  label: 'Grupo de campos',
  controls: fieldsetTypes.controls,
  initial: { legend: 'Acudiente', description: 'Quien responde por el menor' },
  events: fieldsetTypes.events,
  styles: STYLES,
  parts: (props) =>
    main(
      named('Fieldset', '@guadua/forms', Fieldset),
      { legend: '', ...props },
      el(FIELD, { label: 'Nombre' }, el(TEXT, { name: 'nombre' })),
      el(FIELD, { label: 'Parentesco' }, el(TEXT, { name: 'parentesco' })),
    ),
};

export const PLAYGROUNDS: Playgrounds = [GROUP, FIELDSET];
