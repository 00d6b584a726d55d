import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 108,
    functions: {
      loadMunicipalities: {},
      municipalityOptions: {
        municipalities: 'Todos, o algunos.',
      },
      findMunicipality: {
        municipalities: 'Entre los que se busca.',
        text: 'El código o el nombre.',
      },
    },
    types: ['Municipality', 'MunicipalitySelectProps'],
  },
];
