import type { ComponentDocs } from '@guadua/catalog';

export const docs: ComponentDocs = [
  {
    page: '/splide',
    components: ['Carousel', 'CarouselSlide'],
    types: ['CarouselIndexDetails'],
    variables: {
      '--gd-carousel-per-page': null,
      '--gd-carousel-gap': null,
      '--gd-carousel-padding': null,
      '--gd-carousel-start': null,
      '--gd-carousel-dot': 'Borde de un botón de página.',
      '--gd-carousel-dot-current': 'Relleno del botón de la página actual.',
      '--gd-carousel-controls-gap': 'Distancia entre los botones y las diapositivas.',
    },
    dataAttributes: {
      'data-ready': 'El motor ya está en marcha.',
      'data-rotating': 'Pasa sola de una diapositiva a otra.',
      'data-type': 'Cómo se pasa de una diapositiva a otra.',
    },
    keys: [
      {
        file: 'carousel.browser.test.tsx',
        rows: [
          {
            keys: ['Tab'],
            action: 'Rotación, anterior, siguiente, páginas y, por último, la diapositiva visible.',
            test: 'goes from the rotation button to the arrows, the pages and the slide',
          },
          {
            keys: ['←', '→', 'Inicio', 'Fin'],
            action: 'Entre las páginas, cuando una tiene el foco.',
            test: 'moves among the pages by arrows, Home and End',
          },
        ],
      },
    ],
    files: { CarouselSlide: { styles: [], hasAttributes: false } },
  },
];
