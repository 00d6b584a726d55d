import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/basic',
    order: 190,
    functions: {
      selectOption: {
        user: '`userEvent.setup()` de `@testing-library/user-event`, o `userEvent` de `vitest/browser`.',
        control: 'El control de un `Select`, o el campo de un `Autocomplete`.',
        texts: 'El texto entero de la opción; varios, si se eligen varias.',
      },
    },
  },
];
