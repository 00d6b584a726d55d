import { useNumberText } from '@guadua/forms/headless';
import type { CurrencyContestant } from '../currency-contestant';

export const contestant: CurrencyContestant = {
  label: 'Guadua useNumberText',
  Currency: () => <input aria-label="Valor" {...useNumberText({ decimals: 2 }).props} />,
  input: 'input',
};
