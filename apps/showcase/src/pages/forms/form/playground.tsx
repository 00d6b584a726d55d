import types from 'controls:Form?confirmLeave,noValidate';
import { Field, Form, FormErrors, TextInput } from '@guadua/forms';
import { NitInput } from '@guadua/forms/colombia';
import { Button } from '@guadua/utils/ui';
import { el, main, named, type PlaygroundDefinition, type Playgrounds } from '../../../playground';

const FORM = named('Form', '@guadua/forms', Form);
const ERRORS = named('FormErrors', '@guadua/forms', FormErrors);
const FIELD = named('Field', '@guadua/forms', Field);
const TEXT = named('TextInput', '@guadua/forms', TextInput);
const NIT = named('NitInput', '@guadua/forms/colombia', NitInput);
const BUTTON = named('Button', '@guadua/utils/ui', Button);

const PLAYGROUND: PlaygroundDefinition = {
  label: 'Formulario',
  controls: types.controls,
  events: types.events,
  styles: ['@guadua/utils/styles.css', '@guadua/forms/styles.css', '@guadua/forms/colombia.css'],
  parts: (props) =>
    main(
      FORM,
      props,
      el(ERRORS, { headingLevel: 3 }),
      el(FIELD, { label: 'Empresa' }, el(TEXT, { name: 'empresa', required: true })),
      el(FIELD, { label: 'NIT' }, el(NIT, { name: 'nit', required: true })),
      el(BUTTON, { type: 'submit', tone: 'primary' }, 'Enviar'),
    ),
};

export const PLAYGROUNDS: Playgrounds = [PLAYGROUND];
