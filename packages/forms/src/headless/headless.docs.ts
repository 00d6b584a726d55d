import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/headless',
    functions: {
      useNumberText: {
        options: 'El valor, a quién avisar y cómo se escribe.',
      },
      useMaskText: {
        options: 'La máscara, el valor y a quién avisar.',
      },
    },
    types: ['HeadlessInputProps', 'NumberText', 'MaskText'],
  },
];
