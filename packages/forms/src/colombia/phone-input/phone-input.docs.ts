import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 2,
    components: {
      PhoneInput:
        'Un teléfono, como lo escriba o lo pegue la gente; se muestra en grupos y se entrega en E.164.',
    },
    types: {
      PhoneChangeDetails: true,
      PhoneLibrary: true,
    },
    files: { PhoneInput: { styles: [] } },
  },
];
