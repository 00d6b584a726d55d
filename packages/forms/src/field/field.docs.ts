import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 7,
    components: ['Field'],
    variables: {
      '--gd-field-gap': 'Espacio entre la etiqueta, el control y los mensajes.',
      '--gd-field-message-block-size': 'Lugar que se guarda para un mensaje, para que nada salte.',
    },
  },
];
