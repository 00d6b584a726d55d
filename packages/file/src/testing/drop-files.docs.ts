import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 190,
    functions: {
      dropFiles: {
        control: 'El `input` del campo, o cualquier elemento dentro de su marco.',
        files: 'Los archivos que se sueltan juntos.',
      },
    },
  },
];
