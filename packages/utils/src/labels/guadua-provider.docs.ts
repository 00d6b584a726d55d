import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/utils/theme',
    components: {
      GuaduaProvider: 'Da el idioma y los textos a todo lo que lleva dentro.',
    },
  },
];
