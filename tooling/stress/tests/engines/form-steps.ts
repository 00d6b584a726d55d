/** What a person does in one field, and what the form then sends for it. */
export interface FormStep {
  /** The field: a specimen with a control. */
  field: string;
  /** What is pressed in it, as a selector; the first that matches. */
  press: string;
  /** What must have come before the keys: an option, a day. */
  appears?: string;
  /** In the notation of Testing Library; `{Control>}` and the like aside. */
  keys: string;
  sends: readonly string[];
}

/** Fields are opened, written in, chosen from and left. */
export const FORM_STEPS: readonly FormStep[] = [
  { field: 'text-input-upper', press: 'input', keys: 'medellin', sends: ['MEDELLIN'] },
  { field: 'text-area', press: 'textarea', keys: '{End}!', sends: ['Primera línea!'] },
  { field: 'currency-input-plain', press: 'input', keys: '1234567', sends: ['1234567'] },
  { field: 'number-input-negative', press: 'input', keys: '{End}7{Tab}', sends: ['57'] },
  { field: 'pin-input', press: 'input', keys: '123456', sends: ['123456'] },
  { field: 'masked-input-time', press: 'input', keys: '0930', sends: ['09:30'] },
  { field: 'nit-input-plain', press: 'input', keys: '8999990681', sends: ['8999990681'] },
  { field: 'plate-input-plain', press: 'input', keys: 'abc123', sends: ['ABC123'] },
  { field: 'checkbox-plain', press: '[type=checkbox]', keys: '', sends: ['on'] },
  { field: 'switch-on', press: '[role=switch]', keys: '', sends: [] },
  { field: 'radio-group', press: '[type=radio]', keys: '{ArrowDown}', sends: ['tienda'] },
  {
    field: 'select-one',
    press: '[role=combobox]',
    appears: '[role=option]',
    keys: '{End}{Enter}',
    sends: ['40'],
  },
  {
    field: 'select-multiple-values',
    press: '.gd-select__trigger',
    appears: '[role=option]',
    keys: '{End}{Enter}{Escape}',
    sends: ['1', '2', '40'],
  },
  { field: 'autocomplete-text', press: 'input', keys: '{End}ma', sends: ['Calima'] },
  {
    field: 'date-picker-locked-days',
    press: 'input',
    keys: '24/12/2026{Tab}',
    sends: ['2026-12-24'],
  },
  {
    field: 'calendar-locked-days',
    press: '[data-day]:not([data-outside]):not([aria-disabled=true])',
    keys: '{ArrowRight}{Enter}',
    sends: ['2026-11-02'],
  },
];
