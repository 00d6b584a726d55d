import types from 'controls:PinInput?length,alphanumeric,mask,disabled,readOnly,required,invalid';
import { Field, PinInput } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const PIN = named('PinInput', '@guadua/forms', PinInput);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'PIN',
  controls: types.controls,
  initial: { length: 6 },
  events: types.events,
  form: { name: 'codigo', initial: null, type: 'string | null' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css'],
  parts: (props) => el(FIELD, { label: 'Código de verificación' }, main(PIN, props)),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
