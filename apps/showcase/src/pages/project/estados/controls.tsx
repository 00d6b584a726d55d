import { DatePicker, DateRangePicker, MonthPicker, TimeInput } from '@guadua/date';
import { FileInput } from '@guadua/file';
import {
  Checkbox,
  CheckboxGroup,
  NativeSelect,
  NumberInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from '@guadua/forms';
import { AddressInput, NitInput } from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { Button } from '@guadua/utils/ui';
import type { ReactNode } from 'react';

/** What sets one column of the board apart. */
export interface StateProps {
  'aria-label': string;
  invalid?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
}

const SIZES = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
];
const CITIES = [
  { id: 1, label: 'Cali' },
  { id: 2, label: 'Pasto' },
];

/** The controls of the board, each with something in it. */
export const CONTROLS: readonly (readonly [
  name: string,
  render: (props: StateProps) => ReactNode,
])[] = [
  ['Texto', (props) => <TextInput defaultValue="Ana Gómez" {...props} />],
  ['Texto vacío', (props) => <TextInput placeholder="Tu nombre" {...props} />],
  ['Número', (props) => <NumberInput defaultValue={4500} {...props} />],
  ['Varias líneas', (props) => <TextArea defaultValue="Dejar en portería" {...props} />],
  ['NIT', (props) => <NitInput defaultValue="900373913-4" {...props} />],
  ['Dirección', (props) => <AddressInput defaultValue="Carrera 7 # 71 - 21" {...props} />],
  ['PIN', (props) => <PinInput length={3} defaultValue="12" {...props} />],
  ['Lista nativa', (props) => <NativeSelect defaultValue="m" options={SIZES} {...props} />],
  ['Select', (props) => <Select options={CITIES} defaultValue={1} {...props} />],
  ['Varias', (props) => <Select multiple options={CITIES} defaultValue={[1]} {...props} />],
  ['Fecha', (props) => <DatePicker defaultValue="2026-11-26" {...props} />],
  [
    'Rango',
    (props) => (
      <DateRangePicker defaultValue={{ from: '2026-11-26', to: '2026-11-30' }} {...props} />
    ),
  ],
  ['Hora', (props) => <TimeInput defaultValue="14:30" {...props} />],
  ['Mes', (props) => <MonthPicker defaultValue="2026-11" {...props} />],
  ['Archivo', (props) => <FileInput defaultValue="/paisajes/cafetal.svg" {...props} />],
  ['Casilla', (props) => <Checkbox defaultValue {...props} />],
  ['Interruptor', (props) => <Switch defaultValue {...props} />],
  [
    'Una de varias',
    (props) => <RadioGroup orientation="horizontal" options={SIZES} defaultValue="m" {...props} />,
  ],
  [
    'Varias de varias',
    (props) => (
      <CheckboxGroup orientation="horizontal" options={SIZES} defaultValue={['m']} {...props} />
    ),
  ],
  ['Botón', ({ disabled }) => <Button disabled={disabled}>Guardar</Button>],
];
