import type { LabelPack } from '@guadua/utils';
import type { MaskKind } from '../mask/mask.types';
import type { EveryMessage } from './es-co';
import { formatLimit } from './format-limit';
import type { FormsLabels, LimitError, RangeLimitError } from './forms-labels.types';

const MASK_WORDS: Readonly<Record<MaskKind, string>> = {
  time: 'Enter hour and minutes',
  'time-seconds': 'Enter hour, minutes and seconds',
  date: 'Enter a date that exists: day, month and year',
  ip: 'Enter an IP address',
};

const labels: FormsLabels = {
  errors: {
    required: 'Required',
    match: 'Does not match',
    lowerThan: (error: LimitError) => `Must be less than ${formatLimit(error.limit, 'en-US')}`,
    lowerOrEqualThan: (error: LimitError) => `Must be at most ${formatLimit(error.limit, 'en-US')}`,
    greaterThan: (error: LimitError) => `Must be greater than ${formatLimit(error.limit, 'en-US')}`,
    greaterOrEqualThan: (error: LimitError) =>
      `Must be at least ${formatLimit(error.limit, 'en-US')}`,
    betweenRange: (error: RangeLimitError) =>
      `Must be between ${formatLimit(error.min, 'en-US')} and ${formatLimit(error.max, 'en-US')}`,
    dateLowerThan: 'The date must be earlier',
    dateGreaterThan: 'The date must be later',
    maxCharacters: (error: LimitError) =>
      `Use at most ${formatLimit(error.limit, 'en-US')} characters`,
    alreadyExists: 'Already exists',
    verifyNIT: 'Format: xxxxxxxxx-x',
    verifyNITIntegrity: 'Invalid NIT',
    verifyCPF: 'Format: xxx.xxx.xxx-xx',
    verifyCPFIntegrity: 'Invalid CPF',
    verifyCNPJ: 'Format: xx.xxx.xxx/xxxx-xx',
    verifyCNPJIntegrity: 'Invalid CNPJ',
    mask: 'Incomplete',
    email: 'Write an e-mail address such as name@example.com',
    url: 'Write a web address such as https://example.com',
    pattern: 'Does not have the format that is asked for',
    minLength: (error: LimitError) =>
      `Write at least ${formatLimit(error.limit, 'en-US')} characters`,
    step: (error: LimitError) => `Must go in steps of ${formatLimit(error.limit, 'en-US')}`,
    invalid: 'Not valid',
  } satisfies EveryMessage,
  field: {
    pending: 'Checking…',
    refused: 'That text can’t be used here: the field was left as it was',
  },
  text: {
    clear: 'Clear',
    email: 'Write an e-mail address such as name@example.com',
  },
  number: {
    incomplete: 'Enter a number',
    min: (min) => `The minimum value is ${min}`,
    max: (max) => `The maximum value is ${max}`,
    increase: 'Increase',
    decrease: 'Decrease',
  },
  mask: {
    incomplete: (sample, kind) =>
      kind ? `${MASK_WORDS[kind]} (${sample})` : `Complete the format ${sample}`,
  },
  pin: {
    name: (length, alphanumeric) => `${length}-${alphanumeric ? 'character' : 'digit'} code`,
    length: (length, alphanumeric) =>
      `${length} ${alphanumeric ? 'character' : 'digit'}${length === 1 ? '' : 's'}`,
    incomplete: (length) => (length === 1 ? 'Fill in the box' : `Fill in all ${length} boxes`),
    tooLong: (length) =>
      `The code does not fit in the ${length === 1 ? 'box' : `${length} boxes`}: enter it again`,
  },
  password: {
    reveal: 'Show password',
    capsLock: 'Caps Lock',
    capsLockOn: 'Caps Lock is on',
    strength: 'Password strength',
    level: (level) =>
      ({
        weak: 'Weak: quickly guessed',
        fair: 'Fair: a few more letters make it better',
        good: 'Good',
        strong: 'Very good',
      })[level],
  },
  characters: {
    count: (used, max) => `${used} of ${max}`,
    left: (count) => (count === 0 ? 'No more characters fit' : `${count} characters left or fewer`),
    over: (count) => (count === 1 ? 'One character too many' : `${count} characters too many`),
  },
  checkboxGroup: {
    limits: (least, most) => {
      const options = (count: number) => (count === 1 ? 'one option' : `${count} options`);
      if (least === most) return `Choose ${options(least ?? 0)}`;
      if (most === undefined) return `Choose at least ${options(least ?? 0)}`;
      if (least === undefined) return `Choose at most ${options(most)}`;
      return `Choose between ${least} and ${options(most)}`;
    },
  },
  rows: {
    added: (place) => `Row ${place} was added`,
    moved: (place, count) => `Row ${place} of ${count}`,
    removed: (place, count) => `Row ${place} was removed; ${count} left`,
    move: (place, count) => `Move row ${place} of ${count}`,
    moveUp: (place) => `Move row ${place} up`,
    moveDown: (place) => `Move row ${place} down`,
  },
  form: {
    summary: (count) => (count === 1 ? 'There is an error' : `There are ${count} errors`),
    failed: 'It could not be sent. What you entered is still here: try again',
  },
};

/** Los textos de `@guadua/forms` en inglés de Estados Unidos, para `<GuaduaProvider labels>`. */
export const formsLabelsEnUS: LabelPack = { group: 'forms', labels };
