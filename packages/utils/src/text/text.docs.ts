import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/templates',
    order: 100,
    functions: {
      highlightRanges: {
        description: 'Dónde está en un texto lo que se busca, sin importar tildes ni mayúsculas.',
        parameters: {
          text: 'El texto completo.',
          query: 'Lo que se busca.',
          options: 'Desde cuántos caracteres se busca.',
        },
      },
      removeDiacritics: {
        description: 'El texto sin tildes: `á` pasa a `a` y `ñ` a `n`.',
        parameters: {
          text: 'El texto.',
        },
      },
    },
  },
];
