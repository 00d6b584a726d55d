import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/colombia',
    order: 108,
    functions: {
      loadMunicipalities: {
        description:
          'Los 1122 municipios y áreas no municipalizadas de la DIVIPOLA. Sus datos llegan con la primera llamada, en un archivo aparte; si no llegan, la siguiente lo intenta de nuevo.',
      },
      municipalityOptions: {
        description:
          'Lo que hace de un `Select` una lista de municipios: claves, nombre, grupos y los nombres por los que se busca.',
        parameters: {
          municipalities: 'Todos, o algunos.',
        },
      },
      findMunicipality: {
        description:
          'El municipio que nombra un texto: por su código, su nombre u otro que tenga, con el departamento tras una coma, un guion o entre paréntesis. `null` si ninguno se llama así, o varios.',
        parameters: {
          municipalities: 'Entre los que se busca.',
          text: 'El código o el nombre.',
        },
      },
    },
    types: {
      Municipality: true,
      MunicipalitySelectProps: true,
    },
  },
];
