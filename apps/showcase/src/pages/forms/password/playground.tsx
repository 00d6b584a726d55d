import types from 'controls:PasswordInput?autoComplete,disabled,readOnly,required,invalid';
import { Field, PasswordInput } from '@guadua/forms';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);

const PASSWORD: PlaygroundDefinition = {
  label: 'Contraseña',
  controls: types.controls,
  events: types.events,
  form: { name: 'clave', initial: '' },
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css'],
  parts: (props) =>
    el(
      FIELD,
      { label: 'Contraseña' },
      // Browsers want to know whose it is.
      el('input', { type: 'text', autoComplete: 'username', hidden: true }),
      main(named('PasswordInput', '@guadua/forms', PasswordInput), props),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PASSWORD];
