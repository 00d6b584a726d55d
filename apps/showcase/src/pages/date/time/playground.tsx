import types from 'controls:TimeInput?hourCycle,seconds,step,min:text,max:text,placeholder,openOnFocus,clearable,locale,disabled,readOnly,required,invalid';
import { TimeInput } from '@guadua/date';
import { Field } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const TIME = named('TimeInput', '@guadua/date', TimeInput);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Hora',
  controls: types.controls,
  events: types.events,
  form: { name: 'cita', initial: null, type: 'string | null' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/date/styles.css'],
  popup: true,
  parts: (props) => el(FIELD, { label: 'Cita' }, main(TIME, props)),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
