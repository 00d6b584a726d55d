import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/forms/extras',
    order: 1,
    components: ['AddressInput'],
    types: ['AddressChangeDetails'],
    variables: {
      '--gd-address-input-gap': 'Espacio entre las partes.',
      '--gd-address-input-list-block-size': 'Alto máximo de la lista de tipos de vía.',
    },
    dataAttributes: {
      'data-raw': 'El texto no se pudo separar en partes y se muestra entero.',
      'data-text': null,
    },
    keys: [
      {
        widget: 'Dirección',
        file: 'address-input.browser.test.tsx',
        rows: [
          {
            keys: ['↓'],
            action: 'Tipo de vía: la opción siguiente de la lista.',
            test: 'arrows move through the list, round its ends',
          },
          {
            keys: ['↑'],
            action: 'Tipo de vía: la opción anterior.',
            test: 'arrows move through the list, round its ends',
          },
          {
            keys: ['Enter'],
            action: 'Tipo de vía: toma la opción y pasa al número.',
            test: 'Enter takes the first option and goes on to address1',
          },
          {
            keys: ['Tab'],
            action: 'Tipo de vía: toma la opción y pasa al número.',
            test: 'Tab takes the first option and goes on to address1',
          },
          {
            keys: ['Esc'],
            action: 'Tipo de vía: toma la opción y pasa al número, sin cerrar un diálogo.',
            test: 'Escape leaves a dialog round it open',
          },
          {
            keys: ['→'],
            action: 'Tipo de vía, al final del texto: toma la opción y pasa al número.',
            test: 'ArrowRight at the end of the text takes the first option and goes on to address1',
          },
          {
            keys: ['#', '-'],
            action: 'Al final de una parte: pasa a la siguiente.',
            test: '# and - at a part’s end move on to the next part',
          },
          {
            keys: ['Retroceso'],
            action: 'En una parte vacía: vuelve a la anterior.',
            test: 'Backspace in an empty part goes to the one before, and deletes nothing there',
          },
        ],
      },
    ],
  },
];
