import type { Figure } from '../../demo/figures';

/** What the form of the home sends, as texts; empty where there is nothing yet. */
export interface Order {
  readonly nit: string;
  readonly municipio: string;
  readonly direccion: string;
  /** Both days, joined by an arrow. */
  readonly entrega: string;
  /** Names of the files. */
  readonly orden: string;
}

/** What is filled in at the beginning: the rest is for the visitor to try. */
export const FIRST_ORDER: Order = {
  nit: '900373913-4',
  municipio: '',
  direccion: 'Carrera 7 # 71 - 21',
  entrega: '',
  orden: '',
};

/** In the order of the form. */
export const ORDER_FIELDS: readonly { readonly name: keyof Order; readonly label: string }[] = [
  { name: 'nit', label: 'nit' },
  { name: 'municipio', label: 'municipio' },
  { name: 'direccion', label: 'direccion' },
  { name: 'entrega', label: 'entrega' },
  { name: 'orden', label: 'orden' },
];

/** Reads a form's data; several values of one field, such as both days, become one text. */
export function readOrder(data: FormData): Order {
  const all = [...data];
  const text = (name: string) =>
    all
      .filter(([key]) => key === name || key.startsWith(`${name}.`) || key.startsWith(`${name}[`))
      .map(([, value]) => (typeof value === 'string' ? value : value.name))
      .filter((value) => value !== '')
      .join(' → ');
  return {
    nit: text('nit'),
    municipio: text('municipio'),
    direccion: text('direccion'),
    entrega: text('entrega'),
    orden: text('orden'),
  };
}

/** The lines of the ruled margin. */
export function orderFigures(order: Order): Figure[] {
  const missing = ORDER_FIELDS.filter(({ name }) => order[name] === '').length;
  return [
    ...ORDER_FIELDS.map(({ name, label }): Figure => [label, order[name] || '—', 'live']),
    ['completo', missing === 0 ? 'sí' : `faltan ${missing}`, missing === 0 ? 'good' : undefined],
  ];
}
