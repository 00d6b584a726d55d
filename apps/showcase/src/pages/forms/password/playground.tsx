import types from 'controls:PasswordInput?autoComplete,disabled,readOnly,required,invalid';
import { Field, PasswordInput } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const PASSWORD: PlaygroundDefinition = {
  label: 'Contraseña',
  controls: types.controls,
  events: types.events,
  form: { name: 'clave', initial: '' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css'],
  parts: (props) =>
    el(
      named('Field', '@guadua/forms', Field),
      { label: 'Contraseña' },
      main(named('PasswordInput', '@guadua/forms', PasswordInput), props),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PASSWORD];
