import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/pin',
    components: ['PinInput'],
    types: ['ChangeDetails'],
    variables: {
      '--gd-pin-input-inline-size': 'Ancho de una casilla.',
      '--gd-pin-input-block-size': 'Alto de una casilla.',
      '--gd-pin-input-gap': 'Espacio entre las casillas.',
      '--gd-pin-input-group-gap': 'Lo que se suma entre dos grupos.',
      '--gd-pin-input-badge-room':
        'Espacio junto a la última casilla para un administrador de contraseñas.',
      '--gd-pin-input-font-size': 'Tamaño de un carácter.',
    },
    dataAttributes: {
      'data-active': 'La casilla en la que se escribe.',
      'data-complete': 'Todas las casillas están llenas.',
      'data-group-end': 'La última casilla de un grupo.',
    },
    keys: [
      {
        file: 'pin-input.browser.test.tsx',
        rows: [
          {
            keys: ['0 – 9'],
            action: 'Llena la casilla y pasa a la siguiente.',
            test: 'typing moves on',
          },
          {
            keys: ['0 – 9'],
            action: 'En una casilla llena: reemplaza lo que tiene.',
            test: 'a filled box is replaced by typing',
          },
          {
            keys: ['Retroceso'],
            action: 'Borra la casilla y acerca las que siguen; si está vacía, borra la anterior.',
            test: 'Backspace in an empty box clears the one before and moves back',
          },
          {
            keys: ['Supr'],
            action: 'Borra la casilla y acerca las que siguen.',
            test: 'Delete closes the gap',
          },
          {
            keys: ['Enter'],
            action: 'Envía el formulario.',
            test: 'sends its form at Enter when it is whole',
          },
          {
            keys: ['↑', '↓'],
            action: 'Nada: la casilla sigue siendo la misma.',
            test: 'up and down leave the active box alone',
          },
          {
            keys: ['←'],
            action: 'Casilla anterior.',
            test: 'ArrowLeft moves',
          },
          {
            keys: ['→'],
            action: 'Casilla siguiente.',
            test: 'ArrowRight moves',
          },
          {
            keys: ['Inicio'],
            action: 'Primera casilla.',
            test: 'Home goes to the first box',
          },
          {
            keys: ['Fin'],
            action: 'Última casilla llena, o la que sigue.',
            test: 'End goes to the last box',
          },
          {
            keys: ['Ctrl + V'],
            action: 'Pega desde la primera casilla.',
            test: 'starts at the first box',
          },
          {
            keys: ['Ctrl + A'],
            action: 'Todas: lo que se escriba las reemplaza.',
            test: 'everything is replaced when all is selected',
          },
          {
            keys: ['Tab'],
            action: 'Sale: las casillas son un solo campo.',
            test: 'is one stop for Tab, both ways',
          },
        ],
      },
    ],
  },
];
