import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/click',
    order: 100,
    functions: {
      useLongPress: {
        options: 'A quién avisar y desde cuándo un clic es prolongado.',
      },
    },
    types: ['LongPress', 'PressDetails'],
    keys: [
      {
        file: 'long-press.browser.test.tsx',
        rows: [
          {
            keys: ['Enter'],
            action: 'Un toque es un clic corto; sostenida, uno prolongado.',
            test: 'Enter is short, with one click, or long, with none',
          },
          {
            keys: ['Espacio'],
            action: 'Un toque es un clic corto; sostenida, uno prolongado.',
            test: 'Space is short, with one click, or long, with none',
          },
          {
            keys: ['Esc'],
            action: 'Cancela el clic que está en curso.',
            test: 'is cancelled by Escape and by leaving',
          },
        ],
      },
    ],
  },
];
