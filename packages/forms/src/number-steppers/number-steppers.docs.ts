import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 1,
    functions: {
      numberSteppers: {
        description:
          'Dos botones que dan un paso menos o uno más, y siguen mientras se sostienen. Van en `steppers`, de `NumberInput` o `CurrencyInput`.',
      },
    },
  },
];
