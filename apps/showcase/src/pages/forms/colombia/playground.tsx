import documentTypes from 'controls:DocumentInput?clearable,disabled,readOnly,required,invalid';
import phoneTypes from 'controls:PhoneInput?prefix:text,suffix:text,clearable,disabled,readOnly,required,invalid';
import plateTypes from 'controls:PlateInput?clearable,disabled,readOnly,required,invalid';
import postalTypes from 'controls:PostalCodeInput?department,clearable,disabled,readOnly,required,invalid';
import { Field } from '@guadua/forms';
import { DocumentInput, PhoneInput, PlateInput, PostalCodeInput } from '@guadua/forms/colombia';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  typed,
} from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const DOCUMENT_INPUT = typed(named('DocumentInput', '@guadua/forms/colombia', DocumentInput), '', [
  { name: 'IdentityDocument', from: '@guadua/forms/colombia' },
]);
const STYLES = [
  '@guadua/utils/styles.css',
  '@guadua/forms/styles.css',
  '@guadua/forms/colombia.css',
];

const DOCUMENT: PlaygroundDefinition = {
  label: 'Documento',
  controls: documentTypes.controls,
  events: documentTypes.events,
  form: {
    name: 'documento',
    initial: null,
    type: 'IdentityDocument | null',
  },
  styles: STYLES,
  parts: (props) => el(FIELD, { label: 'Documento' }, main(DOCUMENT_INPUT, props)),
};

const PHONE: PlaygroundDefinition = {
  label: 'Teléfono',
  controls: phoneTypes.controls,
  events: phoneTypes.events,
  form: { name: 'telefono', initial: '' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Teléfono' },
      main(named('PhoneInput', '@guadua/forms/colombia', PhoneInput), props),
    ),
};

const PLATE: PlaygroundDefinition = {
  label: 'Placa',
  controls: plateTypes.controls,
  events: plateTypes.events,
  form: { name: 'placa', initial: '' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Placa' },
      main(named('PlateInput', '@guadua/forms/colombia', PlateInput), props),
    ),
};

const POSTAL_CODE: PlaygroundDefinition = {
  label: 'Código postal',
  controls: postalTypes.controls,
  events: postalTypes.events,
  form: { name: 'postal', initial: '' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Código postal' },
      main(named('PostalCodeInput', '@guadua/forms/colombia', PostalCodeInput), props),
    ),
};

export const PLAYGROUNDS: Playgrounds = [DOCUMENT, PHONE, PLATE, POSTAL_CODE];
