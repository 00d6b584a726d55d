import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/options',
    functions: {
      groupControls: {
        description:
          'Hace de los títulos de los grupos filas de la lista: eligen su grupo entero y lo contraen. Va en `groups`.',
        parameters: {
          options: 'Qué hacen los títulos. Con opciones remotas no se elige ningún grupo entero.',
        },
      },
      optionTree: {
        description:
          'Lee opciones de dos niveles y da las propiedades para un `Select`: los padres son grupos y el valor solo tiene hijos. Quien busca un padre encuentra todos sus hijos.',
        parameters: {
          parents: 'El árbol. Dos padres con el mismo nombre son un solo grupo.',
          options: 'Cómo se lee.',
        },
      },
    },
    keys: [
      {
        file: 'group-controls.browser.test.tsx',
        rows: [
          {
            keys: ['Enter'],
            action: 'En el título de un grupo: lo elige entero, o lo contrae si no se elige.',
            test: 'Enter chooses a group, and the side arrows collapse and open it',
          },
          {
            keys: ['←', '→'],
            action: 'En el título de un grupo, sin búsqueda: lo contrae y lo despliega.',
            test: 'Enter chooses a group, and the side arrows collapse and open it',
          },
        ],
      },
    ],
    types: { GroupControlOptions: true, OptionTreeProps: true, OptionTreeFields: true },
  },
];
