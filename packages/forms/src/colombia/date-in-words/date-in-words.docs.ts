import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 102,
    functions: {
      dateInWords: {
        description:
          'Un día como se escribe en contratos y escrituras: `a los veintidós (22) días del mes de noviembre de 2026`. Es `null` lo que no es un día de los años 1 a 9999.',
        parameters: {
          date: 'Un `Date`, del que cuenta el día local, o un texto como `2026-11-22`.',
          options: 'Cómo va el año.',
        },
      },
    },
    types: {
      DateInWordsOptions: true,
    },
  },
];
