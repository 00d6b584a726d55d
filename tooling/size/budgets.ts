import type { Import } from './measure.ts';

/** What may be imported for how many kB (min + gzip, React and styles apart). */
export interface Budget extends Import {
  /** More fails. */
  limit: number;
  /** What is aimed at, where it is not reached yet. */
  target?: number;
}

export const BUDGETS: readonly Budget[] = [
  { from: '@guadua/utils', limit: 8.1, target: 6 },
  { from: '@guadua/utils', names: ['removeDiacritics'], limit: 0.21 },
  { from: '@guadua/utils/ui', names: ['Button'], limit: 1.3 },
  { from: '@guadua/utils/ui', names: ['Snackbars'], limit: 4.6 },
  { from: '@guadua/utils/ui', names: ['Tooltip'], limit: 21.55 },
  { from: '@guadua/utils/ui', names: ['Popover'], limit: 27.55, target: 24 },
  { from: '@guadua/utils/ui', names: ['Tooltip', 'Popover'], limit: 30.4, target: 27 },
  { from: '@guadua/utils/carousel', limit: 2.5, target: 1.5 },
  { from: '@guadua/utils/carousel', without: ['@splidejs/splide'], onDemand: true, limit: 3.6 },
  { from: '@guadua/utils/social', names: ['createGoogleSignIn', 'GoogleButton'], limit: 3.2 },
  { from: '@guadua/utils/social', names: ['createFacebookSignIn', 'FacebookButton'], limit: 3 },
  { from: '@guadua/forms', names: ['TextInput'], limit: 5.19 },
  { from: '@guadua/forms', names: ['NumberInput'], limit: 9.45, target: 9.3 },
  { from: '@guadua/forms', names: ['MaskedInput'], limit: 9.24 },
  {
    from: '@guadua/forms',
    names: ['MaskedInput', 'NumberInput', 'CurrencyInput'],
    limit: 12.89,
    target: 12.5,
  },
  { from: '@guadua/forms', names: ['NumberInput', 'numberSteppers'], limit: 11.05 },
  { from: '@guadua/forms', names: ['PinInput'], limit: 5.22, target: 3.8 },
  {
    from: '@guadua/forms',
    names: ['Field', 'TextInput', 'Form', 'FormErrors', 'useFormState'],
    limit: 15.4,
    target: 14,
  },
  { from: '@guadua/forms/headless', names: ['useNumberText'], limit: 5.45, target: 4.8 },
  { from: '@guadua/forms/headless', names: ['useMaskText'], limit: 5.46, target: 4.8 },
  {
    from: '@guadua/forms/colombia',
    names: [
      'amountInWords',
      'dateInWords',
      'verifyDocument',
      'formatDocument',
      'parsePhone',
      'formatPhone',
      'verifyPhone',
      'parsePlate',
      'verifyPlate',
      'verifyPostalCode',
    ],
    limit: 4.2,
  },
  { from: '@guadua/forms/colombia', names: ['verifyNIT'], limit: 0.5 },
  { from: '@guadua/forms/colombia', names: ['loadMunicipalities'], onDemand: true, limit: 8.2 },
  { from: '@guadua/select', names: ['Select'], limit: 24.9 },
  { from: '@guadua/select', names: ['Select', 'Autocomplete'], limit: 26.8 },
  { from: '@guadua/date', names: ['DatePicker'], limit: 24.5 },
  { from: '@guadua/date', names: ['DatePicker', 'DateRangePicker'], limit: 27.1 },
  {
    from: '@guadua/date',
    names: ['DatePicker', 'DateRangePicker', 'DateRangeFields'],
    limit: 28.1,
  },
  { from: '@guadua/date', names: ['DatePicker', 'DatesPicker'], limit: 26 },
  { from: '@guadua/file', names: ['FileInput'], limit: 7.6 },
  { from: '@guadua/file', names: ['FileInput', 'uploader'], limit: 11.2 },
  { from: '@guadua/file', names: ['ImageInput'], limit: 8.2 },
  { from: '@guadua/file', names: ['optimizeImage'], limit: 2.15, target: 1.2 },
  {
    from: '@guadua/file',
    names: ['optimizeImage'],
    worker: 'file/dist/optimize-image/optimize-image.worker.js',
    limit: 5.75,
  },
  { from: '@guadua/file', names: ['formatFileSize'], limit: 0.33 },
  { from: '@guadua/file', names: ['detectFileType'], limit: 1.1, target: 1 },
  { from: '@guadua/file', names: ['tusSend'], limit: 0.71 },
  { from: '@guadua/file', names: ['pdfThumbnail'], limit: 1.15 },
  { from: '@guadua/select/testing', limit: 1.1 },
  { from: '@guadua/date/testing', limit: 1.3 },
  { from: '@guadua/file/testing', limit: 0.7 },
];
