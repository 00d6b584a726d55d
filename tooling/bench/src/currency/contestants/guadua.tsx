import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import { applyMask, CurrencyInput, formatNumber } from '@guadua/forms';
import type { CurrencyContestant } from '../currency-contestant';

const options = { decimals: 2, fixedDecimals: true };

export const contestant: CurrencyContestant = {
  label: 'Guadua CurrencyInput',
  Currency: () => <CurrencyInput aria-label="Valor" />,
  input: 'input:not([type=hidden])',
  formatCurrency: (value) => formatNumber(value, options),
  formatCpf: (digits) => applyMask(digits, 'cpf'),
};
