import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 101,
    functions: {
      amountInWords: {
        description:
          'Un valor en letras, como en facturas, cheques y contratos: `un millón de pesos m/cte`. Es `null` lo que no se puede escribir sin cambiarlo: fracciones de centavo, más de 10¹⁵ y lo que no es finito.',
        parameters: {
          amount:
            'El valor en la moneda, con dos decimales a lo sumo; un `bigint` donde un `number` no es exacto.',
          options: 'La moneda y lo que cierra el texto.',
        },
      },
      numberInWords: {
        description:
          'Un número entero en letras, hasta 10¹⁵ y también negativo; `null` para cualquier otro. Delante de `mil` es `veintiún` en los dos géneros.',
        parameters: {
          number: 'El número; un `bigint` donde un `number` no es exacto.',
          options: 'El género de lo que se cuenta, y si el número va delante de ello.',
        },
      },
    },
    types: {
      AmountInWordsOptions: true,
      MoneyUnit: true,
      NumberInWordsOptions: true,
    },
  },
];
