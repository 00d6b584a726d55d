import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/basic',
    order: 7,
    components: {
      Field: 'Une la etiqueta, la ayuda y los errores con el control que lleva dentro.',
    },
    variables: {
      '--gd-field-gap': 'Espacio entre la etiqueta, el control y los mensajes.',
      '--gd-field-message-height': 'Lugar que se guarda para un mensaje, para que nada salte.',
    },
  },
];
