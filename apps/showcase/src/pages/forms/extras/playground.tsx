import addressTypes from 'controls:AddressInput?disabled,readOnly,required,invalid';
import currencyTypes from 'controls:CurrencyInput?currency,prefix:text,suffix:text,decimals,fixedDecimals,min,max,step,clearable,locale,disabled,readOnly,required,invalid';
import maskTypes from 'controls:MaskedInput?valueAs,clearable,disabled,readOnly,required,invalid';
import nitTypes from 'controls:NitInput?suggestFrom,verify,clearable,disabled,readOnly,required,invalid';
import textTypes from 'controls:TextInput?clearable,disabled,readOnly,required,invalid';
import {
  CurrencyInput,
  Field,
  MaskedInput,
  type NamedMask,
  TextInput,
  textRules,
} from '@guadua/forms';
import { AddressInput, NitInput } from '@guadua/forms/colombia';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  result,
} from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const STYLES = [
  '@guadua/utils/styles.css',
  '@guadua/forms/styles.css',
  '@guadua/forms/colombia.css',
];
const MASKS: readonly NamedMask[] = [
  'time',
  'time-seconds',
  'date',
  'ip',
  'cpf',
  'cnpj',
  'cpf-cnpj',
];

const CURRENCY: PlaygroundDefinition = {
  label: 'Moneda',
  controls: currencyTypes.controls,
  events: currencyTypes.events,
  form: { name: 'precio', initial: 1234567.89, type: 'number | null' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Precio' },
      main(named('CurrencyInput', '@guadua/forms', CurrencyInput), props),
    ),
};

const ADDRESS: PlaygroundDefinition = {
  label: 'Dirección',
  controls: addressTypes.controls,
  events: addressTypes.events,
  form: { name: 'direccion', initial: null, type: 'string | null' },
  styles: STYLES,
  align: 'start',
  parts: (props) =>
    el(
      FIELD,
      { label: 'Dirección' },
      main(named('AddressInput', '@guadua/forms/colombia', AddressInput), props),
    ),
};

const NIT: PlaygroundDefinition = {
  label: 'NIT',
  controls: nitTypes.controls,
  events: nitTypes.events,
  form: { name: 'nit', initial: '' },
  styles: STYLES,
  parts: (props) =>
    el(FIELD, { label: 'NIT' }, main(named('NitInput', '@guadua/forms/colombia', NitInput), props)),
};

const MASK: PlaygroundDefinition = {
  label: 'Máscara',
  controls: [
    {
      name: 'mask',
      kind: 'choice',
      options: MASKS,
      description: 'Una de las máscaras con nombre; también puede ser un patrón propio.',
    },
    ...maskTypes.controls,
  ],
  initial: { mask: 'time' },
  events: maskTypes.events,
  form: { name: 'hora', initial: '' },
  styles: STYLES,
  parts: ({ mask = 'time', ...props }) =>
    el(
      FIELD,
      { label: 'Con máscara' },
      main(named('MaskedInput', '@guadua/forms', MaskedInput), { mask, ...props }),
    ),
};

const TEXT_CASES = ['lower', 'upper', 'name'] as const;
const TEXT_CASE = {
  name: 'textCase',
  kind: 'choice',
  options: TEXT_CASES,
  description: 'Minúsculas, mayúsculas, o mayúscula inicial en cada nombre.',
} as const;

const FILTERED: PlaygroundDefinition = {
  label: 'Texto con filtro',
  controls: [TEXT_CASE, ...textTypes.controls],
  initial: { textCase: 'name' },
  events: textTypes.events,
  form: { name: 'nombre', initial: '' },
  styles: STYLES,
  parts: ({ textCase: asked, ...props }) => {
    const textCase = TEXT_CASES.find((each) => each === asked);
    const rules =
      textCase && result('textRules', '@guadua/forms', () => textRules({ textCase }), { textCase });
    return el(
      FIELD,
      { label: 'Nombre' },
      main(named('TextInput', '@guadua/forms', TextInput), { ...props, rules }),
    );
  },
};

export const PLAYGROUNDS: Playgrounds = [CURRENCY, ADDRESS, NIT, MASK, FILTERED];
