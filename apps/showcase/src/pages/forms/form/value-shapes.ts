/** Lo que un control entrega en un `Form`. */
export interface ValueShape {
  /** Cómo se escribe el control. */
  readonly control: string;
  /** Lo que hay en `values` cuando está vacío, cuando tiene un valor y, si caben, cuando tiene dos. */
  readonly values: readonly [none: unknown, one: unknown, two?: unknown];
  /** Lo que manda el navegador en `FormData` en cada caso. */
  readonly sent: readonly [
    none: readonly string[],
    one: readonly string[],
    two?: readonly string[],
  ];
}

const PDF = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
const PNG = new File(['png'], 'b.png', { type: 'image/png' });
const RANGE = { from: '2026-03-01', to: '2026-03-05' };

/** La tabla de la página; `value-shapes.test.tsx` prueba cada casilla con su control. */
export const VALUE_SHAPES: readonly ValueShape[] = [
  text('<TextInput>', 'Ana'),
  text('<TextArea>', 'Ana'),
  text('<PasswordInput>', 'secreta'),
  text('<MaskedInput mask="00-00">', '12-34'),
  text('<NitInput>', '900373913-4'),
  text('<PhoneInput>', '+573105551234'),
  text('<PlateInput>', 'ABC123'),
  text('<PostalCodeInput>', '110111'),
  text('<Autocomplete>', 'Cali'),
  { control: '<NumberInput>', values: [null, 4_500_000], sent: [[''], ['4500000']] },
  { control: '<CurrencyInput>', values: [null, 4_500_000], sent: [[''], ['4500000']] },
  { control: '<PinInput>', values: [null, '1234'], sent: [[], ['1234']] },
  {
    control: '<AddressInput>',
    values: [null, 'Calle 26 # 59 - 51'],
    sent: [[], ['Calle 26 # 59 - 51']],
  },
  {
    control: '<DocumentInput>',
    values: [null, { type: 'CC', number: '52123456' }],
    sent: [[''], ['52123456']],
  },
  { control: '<Checkbox>', values: [false, true], sent: [[], ['on']] },
  { control: '<Switch>', values: [false, true], sent: [[], ['on']] },
  { control: '<RadioGroup>', values: [null, 'a'], sent: [[], ['a']] },
  { control: '<NativeSelect>', values: [null, 'a'], sent: [[''], ['a']] },
  { control: '<CheckboxGroup>', values: [[], ['a'], ['a', 'b']], sent: [[], ['a'], ['a', 'b']] },
  { control: '<ButtonGroup>', values: [null, 'a'], sent: [[], ['a']] },
  { control: '<Select>', values: [null, 2], sent: [[], ['2']] },
  { control: '<Select multiple>', values: [[], [2], [1, 2]], sent: [[], ['2'], ['1', '2']] },
  {
    control: '<DatePicker valueAs="iso">',
    values: [null, '2026-03-05'],
    sent: [[], ['2026-03-05']],
  },
  {
    control: '<DatesPicker valueAs="iso">',
    values: [[], ['2026-03-01'], ['2026-03-01', '2026-03-05']],
    sent: [[], ['2026-03-01'], ['2026-03-01', '2026-03-05']],
  },
  {
    control: '<DateRangePicker valueAs="iso">',
    values: [null, RANGE],
    sent: [[], Object.values(RANGE)],
  },
  {
    control: '<DateRangeFields valueAs="iso">',
    values: [null, RANGE],
    sent: [[], Object.values(RANGE)],
  },
  { control: '<TimeInput>', values: [null, '14:30'], sent: [[], ['14:30']] },
  { control: '<MonthPicker valueAs="iso">', values: [null, '2026-03'], sent: [[], ['2026-03']] },
  { control: '<WeekPicker valueAs="iso">', values: [null, '2026-W10'], sent: [[], ['2026-W10']] },
  { control: '<QuarterPicker valueAs="iso">', values: [null, '2026-Q1'], sent: [[], ['2026-Q1']] },
  { control: '<YearPicker valueAs="iso">', values: [null, '2026'], sent: [[], ['2026']] },
  { control: '<FileInput>', values: [null, PDF], sent: [[], ['a.pdf']] },
  {
    control: '<FileInput multiple>',
    values: [[], [PDF], [PDF, PNG]],
    sent: [[], ['a.pdf'], ['a.pdf', 'b.png']],
  },
  { control: '<ImageInput>', values: [null, PNG], sent: [[], ['b.png']] },
  { control: '<input>', values: ['', 'Ana'], sent: [[''], ['Ana']] },
  { control: '<input type="checkbox">', values: [false, true], sent: [[], ['on']] },
];

function text(control: string, one: string): ValueShape {
  return { control, values: ['', one], sent: [[''], [one]] };
}

/** Un valor como se escribe en la tabla. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof File) return 'File';
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${written(part)}`);
  return `{ ${parts.join(', ')} }`;
}
