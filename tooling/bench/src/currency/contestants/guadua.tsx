import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import { applyMask, formatNumber, NumberInput } from '@guadua/forms';
import type { CurrencyContestant } from '../currency-contestant';

const options = { decimals: 2, fixedDecimals: true };

export const contestant: CurrencyContestant = {
  label: 'Guadua NumberInput',
  Currency: () => <NumberInput decimals={2} aria-label="Valor" />,
  input: 'input:not([type=hidden])',
  formatCurrency: (value) => formatNumber(value, options),
  formatCpf: (digits) => applyMask(digits, 'cpf'),
};
