import type { Import } from './measure.ts';

/** What an application would choose from: the components of each entry. */
export const COMPONENTS: readonly Required<Pick<Import, 'from' | 'names'>>[] = [
  ['@guadua/utils/ui', 'Button', 'ButtonGroup', 'CopyButton', 'Tooltip', 'Snackbars'],
  [
    '@guadua/forms',
    'Field',
    'TextInput',
    'TextArea',
    'NativeSelect',
    'Checkbox',
    'RadioGroup',
    'NumberInput',
    'CurrencyInput',
    'MaskedInput',
    'NitInput',
    'AddressInput',
    'PinInput',
  ],
  ['@guadua/select', 'Select', 'Autocomplete'],
  ['@guadua/date', 'DatePicker', 'DateRangePicker', 'Calendar', 'RangeCalendar', 'TimeInput'],
  ['@guadua/file', 'FileInput', 'ImageInput'],
  ['@guadua/utils/carousel', 'Carousel'],
  ['@guadua/utils/social', 'GoogleButton', 'FacebookButton'],
].flatMap(([from = '', ...names]) => names.map((name) => ({ from, names: [name] })));
