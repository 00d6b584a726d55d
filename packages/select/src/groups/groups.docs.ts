import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/options',
    functions: {
      groupControls: {
        options: 'Qué hacen los títulos. Con opciones remotas no se elige ningún grupo entero.',
      },
      optionTree: {
        parents: 'El árbol. Dos padres con el mismo nombre son un solo grupo.',
        options: 'Cómo se lee.',
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
    types: ['GroupControlOptions', 'OptionTreeProps', 'OptionTreeFields'],
  },
];
