import type { LabelPack } from '@guadua/utils';
import type { ColombiaLabels } from './colombia-labels.types';

const labels: ColombiaLabels = {
  errors: {
    verifyDocument: ({ rule }) => {
      if (rule === null) return 'Choose the type of document';
      const { min, max, letters } = rule;
      const length = min === max ? String(min) : `${min} to ${max}`;
      return `It has ${length} ${letters ? 'letters or digits' : 'digits'}`;
    },
    verifyPhone: ({ kinds }) => {
      const mobile = kinds.includes('mobile') && 'a mobile number of ten digits (300 123 4567)';
      const landline =
        kinds.includes('landline') && 'a landline with 60 and its region (601 345 6789)';
      const foreign =
        kinds.includes('foreign') && 'a number of another country with its + (+1 415…)';
      return `Enter ${[mobile, landline, foreign].filter(Boolean).join(' or ')}`;
    },
    phoneUnchecked: ({ failed }) =>
      failed
        ? 'The number could not be checked: look at your connection and type a digit again'
        : 'Checking the number…',
    verifyPlate: () => 'Enter the whole number plate, such as ABC 123 or ABC 12D',
    verifyPostalCode: () => 'Six digits; the first two are the department’s',
  },
  nit: {
    meaning: (nit) => `${nit}?`,
    suggestion: (checkDigit) => `Add the check digit ${checkDigit}`,
  },
  address: {
    via: 'Street type',
    vias: 'Street types',
    number: 'Street number',
    crossing: 'Cross street number',
    plate: 'House number and details',
    incomplete: 'Complete the address',
    tooLong: (limit) => `Shorten the address: one of its parts has more than ${limit} characters`,
  },
  document: {
    type: 'Type of document',
    types: {
      CC: 'CC · Citizenship card',
      CE: 'CE · Foreigner’s identity card',
      TI: 'TI · Minor’s identity card',
      RC: 'RC · Civil registry of birth',
      PA: 'PA · Passport',
      PPT: 'PPT · Temporary protection permit',
      PEP: 'PEP · Special stay permit',
      NIT: 'NIT · Tax identification number',
      NUIP: 'NUIP · Unique personal identification number',
    },
  },
};

/** Los textos de `@guadua/forms/colombia` en inglés, para `<GuaduaProvider labels>` junto a `formsLabelsEnUS`. */
export const colombiaLabelsEnUS: LabelPack = { group: 'forms', labels };
