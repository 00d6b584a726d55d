/** Cinco paisajes de Colombia, dibujados para este sitio. */
export const LANDSCAPES = [
  { name: 'Páramo de Ocetá', image: '/paisajes/paramo.svg', alt: 'Frailejones entre lomas grises' },
  { name: 'Selva del Vaupés', image: '/paisajes/selva.svg', alt: 'Árboles altos junto a un río' },
  { name: 'Manglar de Cispatá', image: '/paisajes/manglar.svg', alt: 'Mangles sobre agua quieta' },
  { name: 'Cafetal del Quindío', image: '/paisajes/cafetal.svg', alt: 'Surcos de café y palmas' },
  {
    name: 'Nevado del Cocuy',
    image: '/paisajes/nevado.svg',
    alt: 'Dos picos con nieve y una laguna',
  },
] as const;
