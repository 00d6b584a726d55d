import types from 'controls:Form?confirmLeave,noValidate';
import { Field, Form, FormErrors, NumberInput, TextInput } from '@guadua/forms';
import { Button } from '@guadua/utils/ui';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FORM = named('Form', '@guadua/forms', Form);
const ERRORS = named('FormErrors', '@guadua/forms', FormErrors);
const FIELD = named('Field', '@guadua/forms', Field);
const TEXT = named('TextInput', '@guadua/forms', TextInput);
const NUMBER = named('NumberInput', '@guadua/forms', NumberInput);
const BUTTON = named('Button', '@guadua/utils/ui', Button);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Formulario',
  controls: types.controls,
  events: types.events,
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css'],
  parts: (props) =>
    main(
      FORM,
      props,
      el(ERRORS, { headingLevel: 3 }),
      el(FIELD, { label: 'Empresa' }, el(TEXT, { name: 'empresa', required: true })),
      el(FIELD, { label: 'Empleados' }, el(NUMBER, { name: 'empleados', min: 1, required: true })),
      el(BUTTON, { type: 'submit', tone: 'primary' }, 'Enviar'),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
