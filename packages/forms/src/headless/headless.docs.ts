import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/headless',
    functions: {
      useNumberText: {
        description: 'Un número en un `<input>` propio, o de shadcn, Mantine o MUI.',
        parameters: {
          options: 'El valor, a quién avisar y cómo se escribe.',
        },
      },
      useMaskText: {
        description: 'Un texto con máscara en un `<input>` propio, o de shadcn, Mantine o MUI.',
        parameters: {
          options: 'La máscara, el valor y a quién avisar.',
        },
      },
    },
    types: {
      HeadlessInputProps: 'Lo que va en el `<input>`.',
      NumberText: 'Lo que da `useNumberText`.',
      MaskText: 'Lo que da `useMaskText`.',
    },
  },
];
