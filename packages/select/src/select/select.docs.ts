import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/select/basic',
    components: ['Select'],
    types: ['SelectChangeDetails', 'SelectActions', 'SelectMultipleChangeDetails'],
    variables: {
      '--gd-select-row': 'Alto de una opción de una línea.',
      '--gd-select-row-padding': 'Espacio a ambos lados de una opción.',
      '--gd-select-row-active': 'Fondo de la opción activa.',
      '--gd-select-token': 'Fondo de una ficha.',
      '--gd-select-token-text': 'Texto de una ficha.',
      '--gd-select-token-size': 'Alto de una ficha.',
      '--gd-select-box': 'Lado de la casilla de cada opción cuando se eligen varias.',
      '--gd-select-popup-min-inline-size': 'Ancho mínimo de la lista.',
      '--gd-select-mark': 'Forma de la marca de una opción elegida: un valor de `clip-path`.',
    },
    dataAttributes: {
      'data-failed': 'En lo que se iba a agregar: no se pudo.',
      'data-fit': 'En la lista de fichas: van en una sola línea (`badgeLimit="fit"`).',
      'data-foreign': null,
      'data-gone': 'En una ficha: la opción ya no está en la fuente.',
      'data-grouped': 'Las opciones van por grupos.',
      'data-multiple': 'Se pueden elegir varias opciones.',
      'data-option': null,
      'data-pending': 'En lo que se agrega: aún no está.',
      'data-end': null,
      'data-far': null,
    },
    keys: [
      {
        file: 'select.keyboard.browser.test.tsx',
        rows: [
          {
            keys: ['Enter'],
            action: 'Cerrado: abre la lista.',
            test: '{Enter} opens at the first option',
          },
          {
            keys: ['Enter'],
            action: 'Abierta: elige la opción activa y devuelve el foco.',
            test: 'Enter chooses, closes and gives the focus back, without opening again',
          },
          {
            keys: ['Espacio'],
            action: 'Cerrado: abre la lista.',
            test: '  opens at the first option',
          },
          {
            keys: ['Espacio'],
            action: 'Abierta, sin búsqueda: elige la opción activa.',
            test: 'Space chooses where there is no search box, and writes where there is one',
          },
          {
            keys: ['↓'],
            action: 'Abre en la opción elegida o en la primera.',
            test: 'ArrowDown opens at the chosen option',
          },
          {
            keys: ['↑'],
            action: 'Abre en la opción elegida o en la última.',
            test: 'ArrowUp opens at the last option',
          },
          {
            keys: ['↓', '↑'],
            action: 'Abierta: la opción siguiente o la anterior; después de la última, la primera.',
            test: 'arrows move, over disabled options too, and go round',
          },
          {
            keys: ['Alt + ↓'],
            action: 'Abre sin mover la opción activa.',
            test: 'Alt+ArrowDown opens without moving',
          },
          {
            keys: ['Alt + ↑'],
            action: 'Elige la opción activa y cierra.',
            test: 'Alt+ArrowUp chooses and closes',
          },
          {
            keys: ['Letras'],
            action: 'Abren la lista y buscan.',
            test: 'printable characters open and search',
          },
          {
            keys: ['Letras'],
            action: 'Sin búsqueda: van a la opción que empieza así.',
            test: 'printable characters open and go to an option where there is no search box',
          },
          {
            keys: ['Inicio', 'Fin'],
            action: 'Primera o última opción.',
            test: 'Home and End go to the first and the last',
          },
          {
            keys: ['Re Pág', 'Av Pág'],
            action: 'Diez opciones hacia atrás o hacia adelante.',
            test: 'PageDown and PageUp go ten options',
          },
          {
            keys: ['Esc'],
            action: 'Cierra y devuelve el foco. Dentro de un diálogo, cierra solo la lista.',
            test: 'Escape closes and gives the focus back',
          },
          {
            keys: ['Tab', 'Mayús + Tab'],
            action: 'Cierra y sigue con el control siguiente, o con el anterior.',
            test: 'Tab closes and moves on',
          },
          {
            keys: ['Supr'],
            action: 'Cerrado, con una opción: la borra.',
            test: 'Delete clears one value',
          },
          {
            keys: ['Mayús + ↓', 'Mayús + ↑'],
            action: 'Varias: extiende la selección; de regreso la devuelve.',
            test: 'Shift+arrows extend, leave disabled options out, and give back on the way back',
          },
          {
            keys: ['Ctrl + Mayús + Fin'],
            action: 'Varias: extiende hasta el final.',
            test: 'Ctrl+Shift+End extends to the end, with one change',
          },
          {
            keys: ['Ctrl + A'],
            action: 'Varias: todas o ninguna.',
            test: 'Ctrl+A chooses all, and again none',
          },
          {
            keys: ['Retroceso'],
            action: 'Varias, sin texto: quita la última ficha.',
            test: 'Backspace in an empty search removes the last token',
          },
          {
            keys: ['←'],
            action:
              'Varias, al comienzo del texto: va a las fichas. Supr quita la que tiene el foco.',
            test: 'arrows reach the tokens from the search box, and come back',
          },
        ],
      },
    ],
    files: { Select: { parts: { '../list/rows/select-option.tsx': 'option' } } },
  },
  {
    page: '/select/templates',
    excerpts: {
      Select: {
        fullAt: '/select/basic',
        props: ['renderOption', 'renderBadge'],
      },
    },
  },
  {
    page: '/select/remote',
    excerpts: {
      Select: {
        fullAt: '/select/basic',
        props: ['remote', 'valueAs', 'searchDebounce', 'onSearch'],
      },
    },
    types: ['RemoteOptions', 'RemoteRequest'],
  },
  {
    page: '/select/options',
    excerpts: {
      Select: {
        fullAt: '/select/basic',
        props: [
          'options',
          'labelKey',
          'primaryKey',
          'disabledKey',
          'groupBy',
          'groups',
          'searchBy',
          'maxItems',
          'badgeLimit',
          'canSelect',
          'onCreate',
          'container',
          'side',
          'align',
          'sideOffset',
          'collisionPadding',
        ],
      },
    },
  },
];
