import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    components: ['CurrencyInput'],
    functions: {
      formatNumber: {
        value: 'El número.',
        options: 'El idioma y los decimales.',
      },
      formatCurrency: {
        value: 'El valor.',
        options: 'El símbolo, el idioma y los decimales.',
      },
      parseNumber: {
        text: 'El texto.',
        options: 'El idioma que decide cuando hay dos lecturas.',
      },
    },
    types: ['AmbiguousNumber'],
  },
];
