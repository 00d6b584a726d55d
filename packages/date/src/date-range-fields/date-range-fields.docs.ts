import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/date/range',
    components: ['DateRangeFields'],
    keys: [
      {
        file: 'date-range-fields.browser.test.tsx',
        rows: [
          {
            keys: ['Enter'],
            action: 'En el primero de dos campos, con el segundo vacío: pasa al segundo.',
            test: 'Enter in the first goes to the second, and there it takes both',
          },
        ],
      },
    ],
  },
];
