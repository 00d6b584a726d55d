import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 1,
    components: ['NumberInput'],
    keys: [
      {
        widget: 'Número',
        file: 'number-input.browser.test.tsx',
        rows: [
          {
            keys: ['↑'],
            action: 'Un paso más.',
            test: 'steps with {ArrowUp}',
          },
          {
            keys: ['↓'],
            action: 'Un paso menos.',
            test: 'steps with {ArrowDown}',
          },
          {
            keys: ['Mayús + ↑', 'Mayús + ↓'],
            action: 'Diez pasos más, o diez menos.',
            test: 'steps with {Shift>}{ArrowUp}{/Shift}',
          },
          {
            keys: ['Re Pág'],
            action: 'Diez pasos más.',
            test: 'steps with {PageUp}',
          },
          {
            keys: ['Av Pág'],
            action: 'Diez pasos menos.',
            test: 'steps with {PageDown}',
          },
        ],
      },
    ],
  },
];
