import {
  DatePicker,
  DateRangeFields,
  DateRangePicker,
  formatDate,
  parseDate,
  TimeInput,
} from '@guadua/date';
import {
  CheckboxGroup,
  CurrencyInput,
  MaskedInput,
  NumberInput,
  PinInput,
  parseNumber,
  RadioGroup,
  TextInput,
} from '@guadua/forms';
import {
  AddressInput,
  NitInput,
  PhoneInput,
  PlateInput,
  parseAddress,
  parsePhone,
  parsePlate,
  verifyNIT,
} from '@guadua/forms/colombia';
import { Select } from '@guadua/select';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Playwright would compile JSX to what its own component tests take.
const h = createElement;

/** Its type follows its options, which `createElement` does not see. */
function City() {
  return Select({
    'aria-label': 'Ciudad',
    name: 'ciudad',
    options: [{ id: 'bog', name: 'Bogotá' }],
    defaultValue: 'bog',
  });
}

/** The page: one field of each kind, as a server writes them, and not one script. */
export function page(): string {
  return renderToString(
    h(
      'html',
      { lang: 'es' },
      h(
        'body',
        null,
        h(
          'form',
          { method: 'post', encType: 'multipart/form-data' },
          h(TextInput, { 'aria-label': 'Nombre', name: 'nombre', defaultValue: 'Ana' }),
          h(CurrencyInput, { 'aria-label': 'Salario', name: 'salario', defaultValue: 4500000 }),
          h(NumberInput, { 'aria-label': 'Cantidad', name: 'cantidad', defaultValue: 12.5 }),
          h(PinInput, { 'aria-label': 'Código', name: 'codigo', defaultValue: '1234' }),
          h(MaskedInput, {
            'aria-label': 'CPF',
            name: 'cpf',
            mask: 'cpf',
            defaultValue: '39053344705',
          }),
          h(NitInput, { 'aria-label': 'NIT', name: 'nit', defaultValue: '899999068-1' }),
          h(PhoneInput, { 'aria-label': 'Teléfono', name: 'celular', defaultValue: '3001234567' }),
          h(PlateInput, { 'aria-label': 'Placa', name: 'placa', defaultValue: 'ABC123' }),
          h(AddressInput, {
            'aria-label': 'Dirección',
            name: 'direccion',
            defaultValue: 'Calle 100 # 8A - 55',
          }),
          h(DatePicker, { 'aria-label': 'Día', name: 'dia', defaultValue: '2026-11-20' }),
          h(DateRangeFields, {
            'aria-label': 'Estadía',
            name: 'fechas',
            defaultValue: { from: '2026-11-20', to: '2026-11-24' },
          }),
          h(DateRangePicker, {
            'aria-label': 'Viaje',
            name: 'viaje',
            defaultValue: { from: '2026-11-20', to: '2026-11-24' },
          }),
          h(TimeInput, { 'aria-label': 'Hora', name: 'hora', defaultValue: '07:30' }),
          h(City),
          h(RadioGroup, {
            'aria-label': 'Color',
            name: 'color',
            options: [
              { value: 'verde', label: 'Verde' },
              { value: 'azul', label: 'Azul' },
            ],
            defaultValue: 'verde',
          }),
          h(CheckboxGroup, {
            'aria-label': 'Avisos',
            name: 'avisos',
            options: [
              { value: 'correo', label: 'Correo' },
              { value: 'celular', label: 'Celular' },
            ],
            defaultValue: ['correo'],
          }),
          h('button', { type: 'submit' }, 'Enviar'),
        ),
      ),
    ),
  );
}

/** What a server makes of it, as the READMEs say. */
export function readForm(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '');
  const all = (name: string) => data.getAll(name).map(String);
  const [from = '', to = ''] = all('fechas');
  return {
    nombre: text('nombre'),
    salario: parseNumber(text('salario')),
    cantidad: parseNumber(text('cantidad')),
    codigo: text('codigo'),
    cpf: text('cpf'),
    nit: verifyNIT(text('nit')) === null ? text('nit').replace(/\D/g, '') : null,
    celular: parsePhone(text('celular'))?.e164 ?? null,
    placa: parsePlate(text('placa'))?.plate ?? null,
    direccion: parseAddress(all('direccion').join(' ')),
    dia: day(text('dia')),
    desde: day(from),
    hasta: day(to),
    viaje: text('viaje')
      .split(/ [-–] /)
      .map(day),
    hora: time(text('hora')),
    ciudad: text('ciudad'),
    color: text('color'),
    avisos: all('avisos'),
  };
}

/** As it is seen, or as the scripts send it. */
function day(text: string): string | null {
  const date = parseDate(text, 'dd/MM/y') ?? parseDate(text, 'yyyy-MM-dd');
  return date && formatDate(date, 'yyyy-MM-dd');
}

function time(text: string): string | null {
  const date = parseDate(text, 'hh:mm a') ?? parseDate(text, 'HH:mm');
  return date && formatDate(date, 'HH:mm');
}
