import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 101,
    functions: {
      amountInWords: {
        amount:
          'El valor en la moneda, con dos decimales a lo sumo; un `bigint` donde un `number` no es exacto.',
        options: 'La moneda y lo que cierra el texto.',
      },
      numberInWords: {
        number: 'El número; un `bigint` donde un `number` no es exacto.',
        options: 'El género de lo que se cuenta, y si el número va delante de ello.',
      },
    },
    types: ['AmountInWordsOptions', 'MoneyUnit', 'NumberInWordsOptions'],
  },
];
