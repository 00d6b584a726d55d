import type { Via } from './address.types';

export const MOST_CHARACTERS = 50;
/** The most characters of an address that is kept as it was written. */
export const MOST_RAW_CHARACTERS = 200;
/** No address is longer; a longer text is left alone. */
export const LONGEST_ADDRESS = 1000;

/** Los tipos de vía, en el orden en que se ofrecen. */
export const VIAS: readonly Via[] = [
  'Calle',
  'Carrera',
  'Autopista',
  'Avenida',
  'Avenida Calle',
  'Avenida Carrera',
  'Circunvalar',
  'Circular',
  'Diagonal',
  'Kilómetro',
  'Manzana',
  'Transversal',
  'Vía',
];

const CALLE = 'calle clle cll cl c';
const CARRERA = 'carrera carr cra kra cr kr k';
const AVENIDA = 'avenida avda ave av';

/** How each road is also written: those of the DANE and IGAC, of the DIAN, and of people. */
export const VIA_ALIASES: readonly (readonly [via: Via, first: string, second?: string])[] = [
  ['Avenida Calle', AVENIDA, CALLE],
  ['Avenida Carrera', AVENIDA, CARRERA],
  ['Avenida Calle', 'ac'],
  ['Avenida Carrera', 'ak'],
  ['Calle', CALLE],
  ['Carrera', CARRERA],
  ['Autopista', 'autopista autop auto aut au'],
  ['Avenida', AVENIDA],
  ['Circunvalar', 'circunvalar circv cvar crv cv'],
  ['Circular', 'circular circ cir cq'],
  ['Diagonal', 'diagonal diag dg'],
  ['Kilómetro', 'kilometro km'],
  ['Manzana', 'manzana mza mz'],
  ['Transversal', 'transversal transv trans tv tr'],
  ['Vía', 'via vi'],
];

export const COMPLEMENTS: Readonly<Record<string, string>> = {
  Apto: 'apto apt ap apartamento',
  Torre: 'torre to',
  Interior: 'interior int in',
  Oficina: 'oficina of ofi',
  Local: 'local loc lc',
  Bodega: 'bodega bg',
  Casa: 'casa cs',
  Bloque: 'bloque bq',
  Piso: 'piso pi',
  Edificio: 'edificio edif ed',
  Conjunto: 'conjunto conj con',
  Urbanización: 'urbanizacion urb ur',
  Etapa: 'etapa et',
  Manzana: 'manzana mza mz',
  Lote: 'lote lt',
  Barrio: 'barrio br',
  Vereda: 'vereda vda',
  Kilómetro: 'kilometro km',
};

/** Parts of a town, after the number of a road; single letters stand apart from it. */
export const QUADRANTS: Readonly<Record<string, string>> = {
  n: 'Norte',
  norte: 'Norte',
  s: 'Sur',
  sur: 'Sur',
  e: 'Este',
  este: 'Este',
  oriente: 'Oriente',
  o: 'Oeste',
  oeste: 'Oeste',
  occidente: 'Occidente',
};
