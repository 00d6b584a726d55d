import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/basic',
    order: 190,
    functions: {
      selectOption: {
        description:
          'Para pruebas, de `@guadua/select/testing`: abre la lista, busca la opción y la elige como lo hace una persona, en jsdom o en un navegador. Si no la hay o está deshabilitada, lo dice con un error.',
        parameters: {
          user: '`userEvent.setup()` de `@testing-library/user-event`, o `userEvent` de `vitest/browser`.',
          control: 'El control de un `Select`, o el campo de un `Autocomplete`.',
          texts: 'El texto entero de la opción; varios, si se eligen varias.',
        },
      },
    },
  },
];
