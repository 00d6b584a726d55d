import { createPipe } from 'imask';
import { IMaskInput } from 'react-imask';
import type { CurrencyContestant } from '../currency-contestant';

const options = { mask: Number, thousandsSeparator: '.', radix: ',', scale: 2 } as const;
const amount = createPipe(options);
const cpf = createPipe({ mask: '000.000.000-00' });

export const contestant: CurrencyContestant = {
  label: 'imask 7',
  Currency: () => <IMaskInput {...options} aria-label="Valor" />,
  input: 'input',
  formatCurrency: (value) => amount(value.toFixed(2).replace('.', ',')),
  formatCpf: (digits) => cpf(digits),
};
