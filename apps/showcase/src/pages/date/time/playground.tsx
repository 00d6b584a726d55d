import types from 'controls:TimeInput?hourCycle,seconds,step,openOnFocus,clearable,disabled,readOnly,required,invalid';
import { TimeInput } from '@guadua/date';
import { Field } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const TIME = named('TimeInput', '@guadua/date', TimeInput);

const HOURS = ['08:00', '12:30', '18:00', '22:00'];

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Hora',
  controls: [
    ...types.controls,
    { name: 'min', kind: 'choice', options: HOURS, description: 'La primera hora que se acepta.' },
    {
      name: 'max',
      kind: 'choice',
      options: HOURS,
      description: 'La última; si va antes de la primera, el plazo pasa por la medianoche.',
    },
  ],
  events: types.events,
  form: { name: 'cita', initial: null, type: 'string | null' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/date/styles.css'],
  popup: true,
  parts: (props) => el(FIELD, { label: 'Cita' }, main(TIME, props)),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
