import type { CurrencyContestant } from '../currency-contestant';

const format = new Intl.NumberFormat('es-CO', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export const contestant: CurrencyContestant = {
  label: 'Límite (Intl y un input nativo)',
  Currency: () => <input aria-label="Valor" />,
  input: 'input',
  formatCurrency: (value) => format.format(value),
  formatCpf: (digits) => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'),
};
