import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    components: {
      CurrencyInput: 'Un `NumberInput` para dinero: con `$`, hasta dos decimales y sin flechas.',
    },
    functions: {
      formatNumber: {
        description: 'Un número como lo escribe el idioma: `1.234.567,89`.',
        parameters: {
          value: 'El número.',
          options: 'El idioma y los decimales.',
        },
      },
      formatCurrency: {
        description: 'Un valor en dinero con su símbolo: `$ 1.234,5`.',
        parameters: {
          value: 'El valor.',
          options: 'El símbolo, el idioma y los decimales.',
        },
      },
      parseNumber: {
        description:
          'El número que dice un texto, según la forma de sus grupos; `null` si no es un número.',
        parameters: {
          text: 'El texto.',
          options: 'El idioma que decide cuando hay dos lecturas.',
        },
      },
    },
    types: {
      AmbiguousNumber: true,
    },
  },
];
