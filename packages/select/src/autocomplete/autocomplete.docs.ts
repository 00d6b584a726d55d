import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/autocomplete',
    components: ['Autocomplete'],
    types: ['AutocompleteChangeDetails'],
    keys: [
      {
        file: 'autocomplete.browser.test.tsx',
        rows: [
          {
            keys: ['↓', '↑'],
            action:
              'Recorren las sugerencias; después de la última, o antes de la primera, está el texto.',
            test: 'ArrowDown and ArrowUp move, and lead back to the text',
          },
          {
            keys: ['↓', '↑'],
            action: 'Cerrado: abre las sugerencias de lo escrito.',
            test: 'ArrowDown opens what Escape closed',
          },
          {
            keys: ['Re Pág', 'Av Pág'],
            action: 'Diez sugerencias hacia atrás o hacia adelante.',
            test: 'ArrowDown and ArrowUp move, and lead back to the text',
          },
          {
            keys: ['Enter'],
            action: 'Elige la sugerencia activa; sin ella, envía el formulario con lo escrito.',
            test: 'Enter chooses the active suggestion, and else sends what is written',
          },
          {
            keys: ['Tab'],
            action: 'Deja el texto como está y sigue con el control siguiente.',
            test: 'Tab keeps the text and moves on',
          },
          {
            keys: ['Esc'],
            action: 'Cierra las sugerencias y deja el texto.',
            test: 'ArrowDown opens what Escape closed',
          },
          {
            keys: ['Inicio', 'Fin'],
            action: 'Mueven el cursor en el texto.',
            test: 'Home, End and the side arrows stay those of the text',
          },
          {
            keys: ['Ctrl + Z'],
            action: 'Después de elegir: vuelve a lo que estaba escrito.',
            test: 'is undone to what was written (TXC-4)',
          },
        ],
      },
    ],
  },
];
