import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/basic',
    order: 105,
    functions: {
      maxFileSize: {
        limit: 'Bytes, o un texto como `2MB`.',
      },
      minFileSize: {
        limit: 'Bytes, o un texto como `10KB`.',
      },
      fileType: {
        extensions: 'Las extensiones, con punto o sin él.',
      },
      requiredFileType: {
        types: 'Los tipos de `detectFileType`.',
      },
    },
  },
];
