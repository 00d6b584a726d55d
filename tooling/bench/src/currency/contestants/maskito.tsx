import { maskitoTransform } from '@maskito/core';
import { maskitoNumberOptionsGenerator, maskitoStringifyNumber } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import type { CurrencyContestant } from '../currency-contestant';

const parameters = {
  thousandSeparator: '.',
  decimalSeparator: ',',
  maximumFractionDigits: 2,
} as const;
const options = maskitoNumberOptionsGenerator(parameters);
const digit = /\d/;
const cpf = { mask: [...'ddd.ddd.ddd-dd'].map((each) => (each === 'd' ? digit : each)) };

export const contestant: CurrencyContestant = {
  label: 'maskito 5 + kit',
  Currency: () => {
    const ref = useMaskito({ options });
    return <input ref={ref} aria-label="Valor" />;
  },
  input: 'input',
  formatCurrency: (value) => maskitoStringifyNumber(value, parameters),
  formatCpf: (digits) => maskitoTransform(digits, cpf),
};
