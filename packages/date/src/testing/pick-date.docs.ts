import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/basic',
    order: 190,
    functions: {
      pickDate: {
        user: '`userEvent.setup()` de `@testing-library/user-event`, o `userEvent` de `vitest/browser`.',
        field: 'El campo de un `DatePicker`, un `DateRangePicker` o un `DatesPicker`.',
        dates: 'Un día, los dos extremos de un rango o varios días, cada uno como `2026-11-20`.',
      },
    },
  },
];
