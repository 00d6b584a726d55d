import { type ContestantKind, contestantKind } from '../../../site/contestants';
import type { Benchmark, BenchmarkRow } from '../../../site/measurements.types';

/** A measure in which another library does better, and why. */
export interface Behind {
  readonly row: BenchmarkRow;
  readonly ours: number;
  readonly best: { readonly name: string; readonly value: number };
  readonly reason: string | undefined;
}

/** Why another library is ahead, by group and measure. */
const REASONS: readonly (readonly [group: string, measure: RegExp, reason: string])[] = [
  [
    'select',
    /^Open/,
    'downshift no trae panel, fichas ni estilos: abre una lista desnuda en su sitio. La nuestra se muestra por encima de todo, también dentro de un diálogo ajeno.',
  ],
  ['select', /^Elements/, 'Mantine ya tenía sus elementos en la página antes de abrir.'],
  ['select', /^Heap/, 'Lo que va de más es el panel, que downshift no tiene.'],
  [
    'select',
    /^First typed/,
    'La nuestra encuentra «Bogotá» al escribir «bogota», pone primero lo que mejor coincide y lo marca; las demás filtran las letras tal cual.',
  ],
  [
    'select',
    /^An arrow/,
    'La nuestra le dice al lector de pantalla el lugar de la opción entre todas; una flecha cuesta casi lo mismo.',
  ],
  [
    'select',
    /^Growth/,
    'Cada apertura se pinta en un cuadro de la pantalla o en el siguiente: con diez mil opciones puede tardar menos que con mil, y entre dos corridas varía más que esta diferencia.',
  ],
  [
    'select',
    /^Main thread while/,
    'Cada fila dice su lugar entre todas y si está elegida; la de downshift es solo texto.',
  ],
  [
    'date',
    /^(?:Elements|Heap)/,
    'El calendario trae las listas de meses y años, y un nombre completo en cada día para quien usa un lector de pantalla.',
  ],
  [
    'date',
    /^Open/,
    'Dibuja más: el nombre completo de cada día, las listas de meses y años, y un panel que sale por encima de todo.',
  ],
  [
    'date',
    /^Next month/,
    'Cada día nuevo trae su nombre completo, si se puede elegir y por qué no.',
  ],
  [
    'date',
    /pointer/,
    'Al pasar por los días pinta el rango, cuenta cuántos son y dice por qué uno no se puede; react-day-picker no muestra nada ahí.',
  ],
  ['date', /mounted/, 'El campo se puede escribir; el de react-day-picker es un botón.'],
  [
    'mask',
    /^A keystroke/,
    'La nuestra pasa por el estado de React, y un input de React que solo pone los puntos ya cuesta lo que imask, que no pasa por él.',
  ],
  [
    'mask',
    /^100 000/,
    'La nuestra redondea las cifras como se leen, 1,005 a 1,01, y una máscara admite que falte un separador.',
  ],
  ['pin', /typed/, 'La nuestra dice en cada tecla al campo y al formulario qué falta todavía.'],
  [
    'size',
    /^PIN/,
    'La nuestra saca el código de un mensaje pegado, se parte en grupos y conserva lo que se escribe antes de que cargue JavaScript.',
  ],
  [
    'size',
    /^Image/,
    'La nuestra trae incluido su worker, y quita de seis formatos el lugar donde se tomó la foto.',
  ],
  ['size', /^Select/, 'downshift no incluye panel, estilos ni textos.'],
  [
    'size',
    /^(?:Number|Masked) field/,
    'La nuestra es el campo completo: etiqueta y errores de su «Field», botón de borrar, textos y validez. Las demás solo traen el «input» y su formato.',
  ],
  [
    'size',
    /^Mask for/,
    'La nuestra trae deshacer, lo que se pega con otro formato y las máscaras por su nombre.',
  ],
  [
    'size',
    /^Masks/,
    'react-number-format solo trae números y un patrón; la nuestra trae NIT, hora, IP, CPF y CNPJ.',
  ],
];

/** Our figure of a measure: the worst of them where there are several. */
export function oursOf(row: BenchmarkRow): number | undefined {
  const values = figuresOf(row, 'ours').map(({ value }) => value);
  return values.length > 0 ? Math.max(...values) : undefined;
}

/** The best of the other libraries in a measure. */
export function bestPeer(row: BenchmarkRow): Behind['best'] | undefined {
  return figuresOf(row, 'peer').toSorted((a, b) => a.value - b.value)[0];
}

function figuresOf({ figures }: BenchmarkRow, kind: ContestantKind): Behind['best'][] {
  return Object.entries(figures).flatMap(([name, value]) =>
    value !== null && contestantKind(name) === kind ? [{ name, value }] : [],
  );
}

/** Every measure in which the best of the other libraries does better. */
export function measuresBehind(benchmarks: readonly Benchmark[]): Behind[] {
  return benchmarks.flatMap(({ group, rows }) =>
    rows.flatMap((row): Behind[] => {
      const ours = oursOf(row);
      const best = bestPeer(row);
      if (!best || ours === undefined || ours <= best.value) return [];
      const [, , reason] =
        REASONS.find(([of, measure]) => of === group && measure.test(row.measure)) ?? [];
      return [{ row, ours, best, reason }];
    }),
  );
}

/** Measures of one benchmark in which another library does better for the same reason. */
export interface BehindForReason {
  readonly reason: string | undefined;
  readonly measures: readonly Behind[];
}

/** The measures of a benchmark in which another library does better, by reason, in their order. */
export function behindByReason(benchmark: Benchmark): BehindForReason[] {
  const behind = measuresBehind([benchmark]);
  const reasons = new Set(behind.map(({ reason }) => reason));
  return Array.from(reasons, (reason) => ({
    reason,
    measures: behind.filter((one) => one.reason === reason),
  }));
}
