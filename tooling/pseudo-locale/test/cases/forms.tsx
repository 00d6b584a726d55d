import {
  AddressInput,
  Checkbox,
  CurrencyInput,
  Field,
  FieldErrors,
  MaskedInput,
  NativeSelect,
  NitInput,
  NumberInput,
  PinInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
} from '@guadua/forms';
import type { Case } from '../../src/case.types';

const sizes = [
  { value: '1', label: 'Μικρό' },
  { value: '2', label: 'Μεγάλο' },
];
const ERRORS = [
  'required',
  'match',
  'lowerThan',
  'lowerOrEqualThan',
  'greaterThan',
  'greaterOrEqualThan',
  'betweenRange',
  'dateLowerThan',
  'dateGreaterThan',
  'alreadyExists',
  'verifyNIT',
  'verifyNITIntegrity',
  'verifyCPF',
  'verifyCPFIntegrity',
  'verifyCNPJ',
  'verifyCNPJIntegrity',
  'mask',
];

export const FORM_CASES: readonly Case[] = [
  {
    title: 'text fields',
    covers: ['Field', 'TextInput', 'TextArea', 'NativeSelect', 'RadioGroup', 'Checkbox', 'Switch'],
    element: (
      <>
        <Field label="Όνομα" description="Όπως στην ταυτότητα" pending>
          <TextInput clearable defaultValue="Μαρία" />
        </Field>
        <TextArea aria-label="Σημειώσεις" autoGrow defaultValue="Κείμενο" />
        <NativeSelect aria-label="Μέγεθος" options={sizes} placeholder="Κανένα" />
        <RadioGroup aria-label="Μέγεθος" options={sizes} defaultValue="1" />
        <Checkbox>Συμφωνώ</Checkbox>
        <Switch>Ειδοποιήσεις</Switch>
      </>
    ),
    use: ({ seen }) => seen('forms.clear', 'forms.pending'),
  },
  {
    title: 'the errors of every validator',
    covers: ['FieldErrors'],
    element: ERRORS.map((key) => (
      <FieldErrors key={key} errors={{ [key]: { limit: 1, min: 2, max: 3, actual: 4 } }} />
    )),
    use: ({ seen }) => seen(...ERRORS.map((key) => `forms.errors.${key}`)),
  },
  {
    title: 'numbers and masks that are wrong',
    covers: ['NumberInput', 'CurrencyInput', 'MaskedInput', 'NitInput'],
    element: (
      <>
        <NumberInput aria-label="Αριθμός" min={5} defaultValue={1} />
        <CurrencyInput aria-label="Ποσό" max={5} defaultValue={1234.5} />
        <MaskedInput aria-label="Κωδικός" mask="0000-00" defaultValue="12" />
        <NitInput aria-label="Αριθμός μητρώου" defaultValue="900123456" />
      </>
    ),
    use: ({ seen }) =>
      seen('forms.numberMin', 'forms.numberMax', 'forms.maskIncomplete', 'forms.nitSuggestion'),
  },
  {
    title: 'PINs',
    covers: ['PinInput'],
    element: (
      <>
        <PinInput />
        <PinInput alphanumeric />
        <Field label="Κωδικός">
          <PinInput length={6} />
        </Field>
      </>
    ),
    use: async ({ click, keys, seen }) => {
      await click('.gd-pin input');
      await keys('12');
      await seen('forms.pinName', 'forms.pinLength', 'forms.pinIncomplete');
    },
  },
  {
    title: 'an address',
    covers: ['AddressInput'],
    element: <AddressInput aria-label="Διεύθυνση" />,
    use: async ({ click, keys, seen, find }) => {
      await click('[role=combobox]');
      await find('[role=listbox]');
      await seen('forms.addressVia', 'forms.addressViaList', 'forms.address1', 'forms.address2');
      await keys('{ArrowDown}{Enter}');
      await seen('forms.address3', 'forms.addressIncomplete');
    },
  },
];
