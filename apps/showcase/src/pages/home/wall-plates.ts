import type { PieceName } from './pieces';

/** A component on the wall of the home. */
export interface Plate {
  readonly piece: PieceName;
  /** The page that is about it. */
  readonly to: string;
  readonly title: string;
  /** What it does best, after its title. */
  readonly note: string;
  /** A tall one and a double one take two rows; in a single column the double one takes one. */
  readonly size: 'small' | 'tall' | 'double';
}

/** In the order of the sidebar, as far as the rows come out even. */
export const WALL: readonly Plate[] = [
  {
    piece: 'select',
    to: '/select/basic',
    title: 'Select',
    note: 'busca sin importar las tildes, con diez opciones o con cien mil.',
    size: 'small',
  },
  {
    piece: 'calendar',
    to: '/date/basic',
    title: 'Calendario',
    note: 'conoce los festivos de Colombia desde 1984.',
    size: 'tall',
  },
  {
    piece: 'currency',
    to: '/forms/extras',
    title: 'Moneda',
    note: 'guarda un número; muestra 1.234.567,89.',
    size: 'small',
  },
  {
    piece: 'pin',
    to: '/forms/pin',
    title: 'PIN',
    note: 'se escribe, se pega o se llena desde un SMS.',
    size: 'small',
  },
  {
    piece: 'month',
    to: '/date/period',
    title: 'Periodos',
    note: 'de meses, trimestres y años completos.',
    size: 'small',
  },
  {
    piece: 'buttons',
    to: '/ui/buttons',
    title: 'Botones',
    note: 'que cargan sin cambiar de ancho ni perder el foco.',
    size: 'small',
  },
  {
    piece: 'file',
    to: '/file/basic',
    title: 'Archivos',
    note: 'validados por su contenido, no por su extensión.',
    size: 'double',
  },
  {
    piece: 'group',
    to: '/ui/buttons-group',
    title: 'Grupo de botones',
    note: 'que se recorre con las flechas, como una elección.',
    size: 'small',
  },
  {
    piece: 'time',
    to: '/date/time',
    title: 'Hora',
    note: 'entiende 230pm, 14:30 y mediodía.',
    size: 'small',
  },
  {
    piece: 'suggest',
    to: '/select/autocomplete',
    title: 'Autocompletar',
    note: 'sugiere mientras escribes; puedes dejar cualquier texto.',
    size: 'small',
  },
  {
    piece: 'snackbar',
    to: '/utils/snackbar',
    title: 'Snackbar',
    note: 'avisa sin interrumpir, y se puede deshacer.',
    size: 'small',
  },
  {
    piece: 'password',
    to: '/utils/password',
    title: 'Contraseñas',
    note: 'al azar, con su fortaleza en bits.',
    size: 'small',
  },
  {
    piece: 'theme',
    to: '/utils/theme',
    title: 'Claro u oscuro',
    note: 'sin destellos al cargar.',
    size: 'small',
  },
];
