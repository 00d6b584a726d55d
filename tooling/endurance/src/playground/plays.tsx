import { Calendar, DatePicker, DateRangePicker, RangeCalendar } from '@guadua/date';
import { FileInput, type FileItem, ImageInput } from '@guadua/file';
import {
  AddressInput,
  applyMask,
  Checkbox,
  CurrencyInput,
  formatAddress,
  MaskedInput,
  NativeSelect,
  NitInput,
  NumberInput,
  PinInput,
  parseAddress,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from '@guadua/forms';
import { Select } from '@guadua/select';
import { ButtonGroup, ButtonGroupItem } from '@guadua/utils/ui';
import type { ReactNode } from 'react';
import type { Play, PlayProps } from './play.types.ts';

const TODAY = '2026-11-20';
const OPTIONS = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Opción ${index + 1} ${['ábaco', 'café', 'ñandú', 'río'][index % 4]}`,
  disabled: index % 7 === 3,
  group: `Grupo ${index % 3}`,
}));
const MANY = Array.from({ length: 100_000 }, (_, index) => ({
  id: index,
  name: `Número ${index}`,
}));
const CHOICES = ['rojo', 'verde', 'azul'].map((value) => ({ value, label: value }));
const LOCKED = ['2026-11-10', '2026-11-24'];

/** One item, where there is one. */
const one = (value: string | number | null) => (value === null || value === '' ? [] : [`${value}`]);
const itself = (value: string) => [value];

/** A text field and what its text must look like. */
function text(
  name: string,
  pattern: RegExp,
  render: (props: PlayProps<string>) => ReactNode,
): Play<string> {
  return {
    name,
    initial: '',
    render,
    fault: (value) => !pattern.test(value) && `${JSON.stringify(value)} is not like ${pattern}`,
    submits: itself,
  };
}

/** A masked field: what its mask makes of the text is the text. */
function masked(name: string, mask: string | readonly string[]): Play<string> {
  return {
    name,
    initial: '',
    render: (props) => <MaskedInput mask={mask} clearable {...props} />,
    fault: (value) =>
      applyMask(value, mask) !== value && `${JSON.stringify(value)} is not as ${mask} has it`,
    submits: itself,
  };
}

const texts = [
  text('texto', /^\D*$/s, (props) => <TextInput filter={/\d/g} clearable {...props} />),
  text('mayusculas', /^[^a-záéíóúñ]*$/s, (props) => <TextInput textCase="upper" {...props} />),
  text('area', /^/, (props) => <TextArea autoGrow {...props} />),
  text('nit', /^\d{0,15}(-\d?)?$/, (props) => <NitInput clearable {...props} />),
  masked('hora', 'time'),
  masked('fecha-escrita', 'date'),
  masked('ip', 'ip'),
  masked('documento', 'cpf-cnpj'),
  masked('placa', 'SSS-000'),
];

/** A field of text submits what is in it, also nothing. */
const plain = (value: number | null) => [value === null ? '' : `${value}`];

const numbers: Play<number | null>[] = [
  {
    name: 'numero',
    initial: 5,
    render: (props) => <NumberInput allowNegative clearable {...props} />,
    fault: isSafe,
    submits: plain,
  },
  {
    name: 'precio',
    initial: null,
    render: (props) => <CurrencyInput clearable {...props} />,
    fault: (value) =>
      isSafe(value) ||
      (value !== null &&
        Math.abs(value * 100 - Math.round(value * 100)) > 1e-3 &&
        'cents of cents'),
    submits: plain,
  },
  {
    name: 'numero-retenido',
    initial: 42,
    held: true,
    render: (props) => <NumberInput {...props} />,
    submits: plain,
  },
];

function isSafe(value: number | null): string | false {
  return value !== null && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) && `${value} is not safe`;
}

const flags: Play<boolean>[] = [
  {
    name: 'casilla',
    initial: false,
    render: (props) => <Checkbox {...props}>Casilla</Checkbox>,
    submits: (value) => (value ? ['on'] : []),
  },
  {
    name: 'interruptor',
    initial: true,
    render: (props) => <Switch {...props}>Interruptor</Switch>,
    submits: (value) => (value ? ['on'] : []),
  },
];

const isColour = (value: string | null) =>
  value !== null && !CHOICES.some((choice) => choice.value === value) && `${value} is no colour`;

const choices: Play<string | null>[] = [
  {
    name: 'nativo',
    initial: null,
    render: (props) => <NativeSelect options={CHOICES} placeholder="Ninguno" {...props} />,
    fault: isColour,
    submits: (value) => [value ?? ''],
  },
  {
    name: 'radios',
    initial: null,
    render: (props) => <RadioGroup options={CHOICES} {...props} />,
    fault: isColour,
    submits: one,
  },
  {
    name: 'botones',
    initial: 'verde',
    render: (props) => (
      <ButtonGroup<string> selection="single" {...props}>
        {CHOICES.map(({ value, label }) => (
          <ButtonGroupItem key={value} value={value}>
            {label}
          </ButtonGroupItem>
        ))}
      </ButtonGroup>
    ),
    fault: isColour,
    submits: one,
  },
  {
    name: 'pin',
    initial: null,
    render: (props) => <PinInput length={6} {...props} />,
    fault: (value) => value !== null && !/^\d{6}$/.test(value) && `${value} is no PIN`,
    submits: one,
  },
  {
    name: 'direccion',
    initial: 'Calle 100 # 19 - 54',
    render: (props) => <AddressInput {...props} />,
    fault: (value) =>
      value !== null &&
      inFull(inFull(value)) !== inFull(value) &&
      `${JSON.stringify(value)} becomes ${JSON.stringify(inFull(value))}, and that something else`,
    // What is mounted with an abbreviated address submits it in full.
    reads: inFull,
    submits: one,
  },
];

/** An address as it is written in full. */
function inFull(address: string): string {
  return formatAddress(parseAddress(address));
}

const isOption = (value: number | null) =>
  value !== null && !OPTIONS.some(({ id, disabled }) => id === value && !disabled) && `${value}`;

function areOptions(value: readonly number[], most: number): string | false {
  if (value.length > most) return `${value.length} chosen, ${most} at most`;
  if (new Set(value).size !== value.length) return `${value} has one twice`;
  return value.map(isOption).find(Boolean) ?? false;
}

const selects: Play<number | null>[] = [
  {
    name: 'select',
    initial: null,
    render: (props) => <Select options={OPTIONS} {...props} />,
    fault: isOption,
    submits: one,
  },
  {
    name: 'select-simple',
    initial: 2,
    render: (props) => <Select options={OPTIONS} simple groupBy="group" {...props} />,
    fault: isOption,
    submits: one,
  },
  {
    name: 'select-retenido',
    initial: 3,
    held: true,
    render: (props) => <Select options={OPTIONS} {...props} />,
    submits: one,
  },
  {
    name: 'select-largo',
    initial: null,
    render: (props) => <Select options={MANY} {...props} />,
    submits: one,
  },
  {
    name: 'select-remoto',
    initial: null,
    render: (props) => (
      <Select<{ id: number; name: string }>
        remote={{
          getList: async ({ page, pageSize, searchTerm, signal }) => {
            await new Promise((done) => setTimeout(done, 15));
            signal.throwIfAborted();
            const found = OPTIONS.filter(({ name }) => name.includes(searchTerm));
            const end = page * pageSize;
            return {
              results: found.slice(end - pageSize, end),
              row_count: found.length,
              has_next_page: end < found.length,
            };
          },
          pageSize: 15,
        }}
        valueAs="key"
        searchDebounce={50}
        {...props}
        onChange={(key, details) => props.onChange(key === null ? null : Number(key), details)}
      />
    ),
    fault: isOption,
    submits: one,
  },
];

const manySelects: Play<number[]>[] = [
  {
    name: 'select-multiple',
    initial: [1, 2],
    render: (props) => <Select multiple options={OPTIONS} badgeLimit={4} {...props} />,
    fault: (value) => areOptions(value, OPTIONS.length),
    submits: (value) => value.map(String),
  },
  {
    name: 'select-limite',
    initial: [],
    render: (props) => <Select multiple limit={3} options={OPTIONS} groupBy="group" {...props} />,
    fault: (value) => areOptions(value, 3),
    submits: (value) => value.map(String),
  },
];

const dates: Play<string | null>[] = [
  {
    name: 'fecha',
    initial: null,
    render: (props) => (
      <DatePicker
        valueAs="iso"
        today={TODAY}
        minDate="2020-01-01"
        maxDate="2030-12-31"
        lockDays={LOCKED}
        plugins={['holidays-co']}
        resetButton
        {...props}
      />
    ),
    fault: (value) =>
      isDay(value) || (value !== null && LOCKED.includes(value) && `${value}: locked`),
    submits: one,
  },
  {
    name: 'fecha-hora',
    initial: '2026-11-20T10:30',
    render: (props) => (
      <DatePicker valueAs="iso" time minuteStep={5} openOnFocus={false} today={TODAY} {...props} />
    ),
    fault: (value) =>
      value !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && `${value} is no time`,
    submits: one,
  },
  {
    name: 'fecha-retenida',
    initial: '2026-11-05',
    held: true,
    render: (props) => <DatePicker valueAs="iso" today={TODAY} {...props} />,
    submits: one,
  },
  {
    name: 'calendario',
    initial: null,
    render: (props) => <Calendar valueAs="iso" today={TODAY} lockDays={LOCKED} {...props} />,
    fault: (value) =>
      isDay(value) || (value !== null && LOCKED.includes(value) && `${value}: locked`),
    submits: one,
  },
];

function isDay(value: string | null): string | false {
  if (value === null) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return (
    (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) &&
    `${value} is no day`
  );
}

interface Range {
  from: string;
  to: string;
}

const ends = (value: Range | null) => (value === null ? [] : [value.from, value.to]);

const ranges: Play<Range | null>[] = [
  {
    name: 'rango',
    initial: null,
    render: (props) => (
      <DateRangePicker
        valueAs="iso"
        today={TODAY}
        lockDays={LOCKED}
        disallowLockDaysInRange
        minDays={2}
        maxDays={40}
        {...props}
      />
    ),
    fault: (value) => {
      if (value === null) return false;
      const { from, to } = value;
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
      const crossed = LOCKED.some((day) => from <= day && day <= to);
      return (
        isDay(from) ||
        isDay(to) ||
        ((crossed || days < 2 || days > 40) && `${from} to ${to}, ${days} days`)
      );
    },
    submits: ends,
  },
  {
    name: 'rango-hora',
    initial: null,
    render: (props) => <DateRangePicker valueAs="iso" time today={TODAY} {...props} />,
    fault: (value) => value !== null && value.from > value.to && `${value.from} to ${value.to}`,
    submits: ends,
  },
  {
    name: 'calendario-rango',
    initial: { from: '2026-11-02', to: '2026-11-06' },
    render: (props) => <RangeCalendar valueAs="iso" today={TODAY} numberOfMonths={1} {...props} />,
    fault: (value) =>
      value !== null &&
      (value.from > value.to || isDay(value.from)) &&
      `${value.from} to ${value.to}`,
    submits: ends,
  },
];

const nameOf = (item: FileItem) => (typeof item === 'string' ? item : item.name);

const files: Play<FileItem[] | null>[] = [
  {
    name: 'archivos',
    initial: ['/guardados/contrato.pdf'],
    render: (props) => <FileInput multiple append maxFiles={5} {...props} />,
    fault: (value) =>
      value !== null &&
      (value.length === 0 || value.length > 5) &&
      `${value.length} files, 1 to 5 or null`,
    // Files first: they travel in the native input, which comes before the hidden ones.
    submits: (value) => [...(value ?? [])].sort(byKind).map(nameOf),
  },
];

function byKind(one: FileItem, other: FileItem): number {
  return Number(typeof one === 'string') - Number(typeof other === 'string');
}

const pictures: Play<FileItem | null>[] = [
  {
    name: 'imagen',
    initial: null,
    render: (props) => <ImageInput {...props} />,
    submits: (value) => (value === null ? [] : [nameOf(value)]),
  },
];

/** All widgets of the playground; each keeps its own kind of value. */
export const plays = {
  texts,
  numbers,
  flags,
  choices,
  selects,
  manySelects,
  dates,
  ranges,
  files,
  pictures,
};
