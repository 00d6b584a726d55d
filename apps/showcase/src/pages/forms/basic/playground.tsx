import checkTypes from 'controls:Checkbox?indeterminate,disabled,readOnly,required,invalid';
import selectTypes from 'controls:NativeSelect?placeholder,disabled,required,invalid';
import numberTypes from 'controls:NumberInput?decimals,fixedDecimals,min,max,step,clearable,disabled,readOnly,required,invalid';
import radioTypes from 'controls:RadioGroup?orientation,disabled,readOnly,required,invalid';
import switchTypes from 'controls:Switch?disabled,readOnly,required,invalid';
import areaTypes from 'controls:TextArea?autoGrow,minRows,maxRows,disabled,readOnly,required,invalid';
import textTypes from 'controls:TextInput?type,clearable,prefix:text,suffix:text,disabled,readOnly,required,invalid';
import {
  Checkbox,
  Field,
  NativeSelect,
  NumberInput,
  numberSteppers,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from '@guadua/forms';
import {
  el,
  main,
  named,
  type PlaygroundDefinition,
  type Playgrounds,
  result,
} from '../../../playground';

const FIELD = named('Field', '@guadua/forms', Field);
const STYLES = ['@guadua/utils/styles.css', '@guadua/forms/styles.css'];
const CITIES = [
  { value: 'bogota', label: 'Bogotá' },
  { value: 'cali', label: 'Cali' },
  { value: 'medellin', label: 'Medellín' },
];

const TEXT: PlaygroundDefinition = {
  label: 'Texto',
  controls: textTypes.controls,
  initial: { clearable: true },
  events: textTypes.events,
  form: { name: 'nombre', initial: '' },
  styles: STYLES,
  parts: (props) =>
    el(FIELD, { label: 'Nombre' }, main(named('TextInput', '@guadua/forms', TextInput), props)),
};

const STEPPERS = {
  name: 'steppers',
  kind: 'switch',
  default: false,
  description: 'Dos botones que dan un paso, y siguen mientras se sostienen.',
} as const;

const NUMBER: PlaygroundDefinition = {
  label: 'Número',
  controls: [...numberTypes.controls, STEPPERS],
  initial: { min: 0, max: 100, steppers: true },
  events: numberTypes.events,
  form: { name: 'cantidad', initial: 1, type: 'number | null' },
  styles: STYLES,
  parts: ({ steppers, ...props }) =>
    el(
      FIELD,
      { label: 'Cantidad' },
      main(named('NumberInput', '@guadua/forms', NumberInput), {
        ...props,
        steppers: steppers ? result('numberSteppers', '@guadua/forms', numberSteppers) : undefined,
      }),
    ),
};

const AREA: PlaygroundDefinition = {
  label: 'Área de texto',
  controls: areaTypes.controls,
  events: areaTypes.events,
  form: { name: 'observaciones', initial: '' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Observaciones' },
      main(named('TextArea', '@guadua/forms', TextArea), props),
    ),
};

const SELECT: PlaygroundDefinition = {
  label: 'Lista nativa',
  controls: selectTypes.controls,
  initial: { placeholder: 'Elige una ciudad' },
  events: selectTypes.events,
  form: { name: 'ciudad', initial: null, type: 'string | null' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Ciudad' },
      main(named('NativeSelect', '@guadua/forms', NativeSelect), { options: CITIES, ...props }),
    ),
};

const RADIO: PlaygroundDefinition = {
  label: 'Opciones',
  controls: radioTypes.controls,
  events: radioTypes.events,
  form: { name: 'ciudad', initial: 'cali', type: 'string | null' },
  styles: STYLES,
  parts: (props) =>
    el(
      FIELD,
      { label: 'Ciudad' },
      main(named('RadioGroup', '@guadua/forms', RadioGroup), { options: CITIES, ...props }),
    ),
};

const CHECK: PlaygroundDefinition = {
  label: 'Casilla',
  controls: checkTypes.controls,
  events: checkTypes.events,
  form: { name: 'acepto', initial: false },
  styles: STYLES,
  parts: (props) =>
    el(FIELD, {}, main(named('Checkbox', '@guadua/forms', Checkbox), props, 'Acepto los términos')),
};

const SWITCH: PlaygroundDefinition = {
  label: 'Interruptor',
  controls: switchTypes.controls,
  events: switchTypes.events,
  form: { name: 'avisos', initial: true },
  styles: STYLES,
  parts: (props) =>
    el(FIELD, {}, main(named('Switch', '@guadua/forms', Switch), props, 'Recibir avisos')),
};

export const PLAYGROUNDS: Playgrounds = [TEXT, NUMBER, AREA, SELECT, RADIO, CHECK, SWITCH];
