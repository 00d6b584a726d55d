import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 190,
    functions: {
      dropFiles: {
        description:
          'Para pruebas, de `@guadua/file/testing`: suelta archivos sobre el campo como lo hace una persona, en jsdom o en un navegador. Termina cuando el campo los leyó.',
        parameters: {
          control: 'El `input` del campo, o cualquier elemento dentro de su marco.',
          files: 'Los archivos que se sueltan juntos.',
        },
      },
    },
  },
];
