import { NumericFormat, numericFormatter, patternFormatter } from 'react-number-format';
import type { CurrencyContestant } from '../currency-contestant';

const options = { thousandSeparator: '.', decimalSeparator: ',', decimalScale: 2 };

export const contestant: CurrencyContestant = {
  label: 'react-number-format 5',
  Currency: () => <NumericFormat {...options} aria-label="Valor" />,
  input: 'input',
  formatCurrency: (value) => numericFormatter(value.toFixed(2), options),
  formatCpf: (digits) => patternFormatter(digits, { format: '###.###.###-##' }),
};
