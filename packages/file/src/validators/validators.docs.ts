import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 105,
    functions: {
      maxFileSize: {
        description:
          'Un validador que rechaza archivos más grandes, con la clave `maxFileSize`. Las URL guardadas pasan.',
        parameters: {
          limit: 'Bytes, o un texto como `2MB`.',
        },
      },
      minFileSize: {
        description: 'Un validador que rechaza archivos más pequeños, con la clave `minFileSize`.',
        parameters: {
          limit: 'Bytes, o un texto como `10KB`.',
        },
      },
      fileType: {
        description: 'Un validador que solo admite estas extensiones, con la clave `fileType`.',
        parameters: {
          extensions: 'Las extensiones, con punto o sin él.',
        },
      },
      requiredFileType: {
        description:
          'Un validador que solo admite este contenido, diga lo que diga el nombre, con la clave `requiredFileType`.',
        parameters: {
          types: 'Los tipos de `detectFileType`.',
        },
      },
    },
  },
];
