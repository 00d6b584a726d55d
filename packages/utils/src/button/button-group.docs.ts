import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/ui/buttons-group',
    components: ['ButtonGroup'],
    types: ['ButtonGroupChangeDetails'],
    dataAttributes: {
      'data-missing': 'Muestra un valor que ya no tiene botón.',
    },
    keys: [
      {
        file: 'button-group.browser.test.tsx',
        rows: [
          {
            keys: ['Tab'],
            action:
              'Entra en el botón elegido, o en el primero que se pueda elegir, y sale del grupo.',
            test: 'is walked through with the arrows, Tab leads past it',
          },
          {
            keys: ['→', '↓'],
            action: 'Elige el siguiente; después del último, el primero.',
            test: 'moves and chooses with {ArrowRight}, past what is disabled',
          },
          {
            keys: ['←', '↑'],
            action: 'Elige el anterior; antes del primero, el último.',
            test: 'moves and chooses with {ArrowLeft}, past what is disabled',
          },
          {
            keys: ['Inicio'],
            action: 'Elige el primero.',
            test: 'moves and chooses with {Home}, past what is disabled',
          },
          {
            keys: ['Fin'],
            action: 'Elige el último.',
            test: 'moves and chooses with {End}, past what is disabled',
          },
          {
            keys: ['Espacio'],
            action: 'Elige el que tiene el foco, si no hay ninguno elegido.',
            test: 'leaves Space to choose where nothing is chosen, and keys with Ctrl or Alt alone',
          },
        ],
      },
    ],
    files: { ButtonGroup: { styles: [] } },
  },
];
