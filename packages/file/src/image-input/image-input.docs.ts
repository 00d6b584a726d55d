import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/file/image',
    components: ['ImageInput'],
    functions: {
      imageCrop: {
        options: 'La forma de la parte que se conserva.',
      },
    },
    types: ['ImageCropOptions', 'ImageChangeDetails'],
    variables: {
      '--gd-image-input-size': 'Lado del marco.',
      '--gd-image-input-edge': 'Borde del marco.',
      '--gd-image-input-radius': 'Esquinas del marco.',
    },
    dataAttributes: {
      'data-fit': 'Cómo llena la imagen su marco.',
      'data-processing': 'La imagen se está optimizando.',
      'data-shape': 'La forma del marco.',
    },
    keys: [
      {
        file: 'image-input.browser.test.tsx',
        rows: [
          {
            keys: ['Esc'],
            action: 'Mientras muestra «Procesando...»: deja la imagen que estaba.',
            test: 'shows "Procesando...", and Cancelar or Escape drop the work',
          },
        ],
      },
      {
        file: '../image-crop/image-crop.browser.test.tsx',
        rows: [
          {
            keys: ['Flechas', '+', '−', 'R'],
            action:
              'Al recortar: mueven la imagen (con Mayús, más lejos), la acercan, la alejan y la giran.',
            test: 'moves, enlarges and turns with keys',
          },
          {
            keys: ['Esc'],
            action: 'Al recortar: deja la imagen que estaba.',
            test: 'keeps what was there with Escape or Cancelar',
          },
        ],
      },
    ],
    files: { ImageInput: { styles: ['image-input.css'] } },
  },
];
