import type { LabelState } from '@guadua/catalog';
import {
  Checkbox,
  Field,
  FieldErrors,
  NativeSelect,
  NumberInput,
  RadioGroup,
  Switch,
  TextArea,
  TextInput,
  textRules,
} from '@guadua/forms';

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
  'maxCharacters',
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
  'email',
  'url',
  'pattern',
  'minLength',
  'step',
  'invalid',
];

export const labelStates: readonly LabelState[] = [
  {
    title: 'text fields',
    element: (
      <>
        <Field label="Όνομα" description="Όπως στην ταυτότητα" pending>
          <TextInput clearable defaultValue="Μαρία" />
        </Field>
        <Field label="Αριθμός">
          <NumberInput />
        </Field>
        <TextArea aria-label="Σημειώσεις" autoGrow defaultValue="Κείμενο" />
        <NativeSelect aria-label="Μέγεθος" options={sizes} placeholder="Κανένα" />
        <RadioGroup aria-label="Μέγεθος" options={sizes} defaultValue="1" />
        <Checkbox>Συμφωνώ</Checkbox>
        <Switch>Ειδοποιήσεις</Switch>
      </>
    ),
    use: async ({ click, keys, shown }) => {
      await shown('forms.text.clear', 'forms.field.pending');
      await click('textarea');
      await keys('{ControlOrMeta>}ac{/ControlOrMeta}');
      await click('.gd-number-input input');
      await keys('{ControlOrMeta>}v{/ControlOrMeta}');
      await shown('forms.field.refused');
    },
  },
  {
    title: 'an address that is none',
    element: (
      <TextInput
        aria-label="Αλληλογραφία"
        type="email"
        rules={textRules({ textCase: 'lower' })}
        defaultValue="α"
      />
    ),
    use: ({ shown }) => shown('forms.text.email'),
  },
  {
    title: 'the errors of every validator',
    element: ERRORS.map((key) => (
      <FieldErrors key={key} errors={{ [key]: { limit: 1, min: 2, max: 3, actual: 4 } }} />
    )),
    use: ({ shown }) => shown(...ERRORS.map((key) => `forms.errors.${key}`)),
  },
];
