import { fileURLToPath } from 'node:url';
import { type Import, measure } from '@guadua/size';
import type { Row } from '../report.ts';

/** What a contestant imports. */
type Imports = readonly Import[];

const of = (from: string, ...names: string[]): Import => ({ from, names });
const VIRTUAL = of('@tanstack/react-virtual', 'useVirtualizer');
const MANTINE = of('@mantine/core', 'MantineProvider');
const MASKITO = of('@maskito/react', 'useMaskito');

/** What is compared, our limit in kB, and what each contestant takes for it. */
const COMPARISONS: readonly [measure: string, limit: number, Record<string, Imports>][] = [
  [
    'Select',
    25,
    {
      Guadua: [of('@guadua/select', 'Select')],
      'downshift + react-virtual': [of('downshift', 'useCombobox'), VIRTUAL],
      'react-select': [of('react-select', 'default')],
      Mantine: [of('@mantine/core', 'Select'), MANTINE],
      'Base UI + react-virtual': [of('@base-ui/react/combobox', 'Combobox'), VIRTUAL],
      'React Aria': [
        of('react-aria-components', 'ComboBox', 'Input', 'Button', 'Popover'),
        of('react-aria-components', 'Virtualizer', 'ListLayout', 'ListBox', 'ListBoxItem'),
      ],
      'Ant Design': [of('antd', 'Select')],
    },
  ],
  [
    'Date, single and range',
    27.5,
    {
      Guadua: [of('@guadua/date', 'DatePicker', 'DateRangePicker')],
      'react-day-picker + Radix': [
        of('react-day-picker', 'DayPicker'),
        { from: '@radix-ui/react-popover' },
      ],
      'react-datepicker': [of('react-datepicker', 'default')],
      Mantine: [of('@mantine/dates', 'DatePickerInput'), MANTINE],
      'React Aria': [
        of('react-aria-components', 'DatePicker', 'DateRangePicker', 'DateInput', 'DateSegment'),
        of('react-aria-components', 'Calendar', 'RangeCalendar', 'CalendarGrid', 'CalendarCell'),
        of('react-aria-components', 'Popover', 'Dialog', 'Button', 'Group', 'Heading'),
      ],
      'Ant Design': [of('antd', 'DatePicker')],
    },
  ],
  ['Date, single alone', 24.5, { Guadua: [of('@guadua/date', 'DatePicker')] }],
  [
    'PIN',
    3.8,
    {
      Guadua: [of('@guadua/forms', 'PinInput')],
      'input-otp': [of('input-otp', 'OTPInput')],
      Mantine: [of('@mantine/core', 'PinInput'), MANTINE],
      'Ant Design': [of('antd', 'Input')],
    },
  ],
  ['Text field', 6.3, { Guadua: [of('@guadua/forms', 'TextInput')] }],
  [
    'Number field',
    9.3,
    {
      Guadua: [of('@guadua/forms', 'NumberInput')],
      'react-number-format': [of('react-number-format', 'NumericFormat')],
      'maskito + number': [MASKITO, of('@maskito/kit', 'maskitoNumberOptionsGenerator')],
      'react-imask': [of('react-imask', 'IMaskInput')],
    },
  ],
  [
    'Masked field',
    9.3,
    {
      Guadua: [of('@guadua/forms', 'MaskedInput')],
      'react-number-format': [of('react-number-format', 'PatternFormat')],
      maskito: [MASKITO],
      'react-imask': [of('react-imask', 'IMaskInput')],
    },
  ],
  [
    'Number for an input of one’s own',
    4.8,
    {
      Guadua: [of('@guadua/forms/headless', 'useNumberText')],
      'react-number-format': [of('react-number-format', 'NumericFormat')],
      'maskito + number': [MASKITO, of('@maskito/kit', 'maskitoNumberOptionsGenerator')],
      'react-imask': [of('react-imask', 'IMaskInput')],
    },
  ],
  [
    'Mask for an input of one’s own',
    4.8,
    {
      Guadua: [of('@guadua/forms/headless', 'useMaskText')],
      'react-number-format': [of('react-number-format', 'PatternFormat')],
      maskito: [MASKITO],
      'react-imask': [of('react-imask', 'IMaskInput')],
    },
  ],
  [
    'Masks and numbers',
    12.5,
    {
      Guadua: [of('@guadua/forms', 'MaskedInput', 'NumberInput', 'CurrencyInput')],
      'react-number-format': [of('react-number-format', 'NumericFormat', 'PatternFormat')],
      'maskito + number': [MASKITO, of('@maskito/kit', 'maskitoNumberOptionsGenerator')],
      'react-imask': [of('react-imask', 'IMaskInput')],
    },
  ],
  [
    'Image optimiser',
    6.2,
    {
      Guadua: [
        {
          ...of('@guadua/file', 'optimizeImage'),
          worker: 'file/dist/optimize-image/optimize-image.worker.js',
        },
      ],
      compressorjs: [of('compressorjs', 'default')],
      'browser-image-compression': [of('browser-image-compression', 'default')],
    },
  ],
];

/** What each loads at once, as `pnpm test:size` measures it. */
export async function size(): Promise<Row[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const rows: Row[] = [];
  for (const [name, limit, contestants] of COMPARISONS) {
    const figures: Record<string, number> = {};
    for (const [label, imports] of Object.entries(contestants)) {
      figures[label] = (await measure(imports, root)).gzip / 1000;
    }
    rows.push({ measure: name, unit: 'kB', figures, limit, budget: `≤ ${limit} kB` });
  }
  return rows;
}
