import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/groups',
    order: 1,
    components: ['Fieldset'],
    dataAttributes: {
      'data-touched': 'El foco ya salió del grupo.',
      'data-dirty': 'Una persona cambió algo dentro del grupo.',
      'data-valid': 'El grupo no tiene errores propios.',
    },
    variables: {
      '--gd-fieldset-gap': 'Espacio entre los campos del grupo.',
    },
  },
];
