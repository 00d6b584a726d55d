import { contrast } from './color-space';
import type { SchemeColor } from './theme';

/** Two tokens that are seen together, and the contrast that WCAG 2.2 asks of them. */
export interface Pair {
  label: string;
  ink: string;
  ground: string;
  /** 4.5 for text (1.4.3), 3 for what isn't (1.4.11). */
  least: number;
}

/** A pair of a theme, measured in one scheme. */
export interface Measured extends Pair {
  scheme: 'light' | 'dark';
  ratio: number;
}

/** What a choice of accent or neutral can spoil. */
export const PAIRS: readonly Pair[] = [
  { label: 'Texto', ink: 'neutral-12', ground: 'neutral-1', least: 4.5 },
  { label: 'Texto secundario', ink: 'neutral-11', ground: 'neutral-3', least: 4.5 },
  { label: 'Notas', ink: 'neutral-10', ground: 'neutral-4', least: 4.5 },
  { label: 'Enlace', ink: 'accent-text', ground: 'neutral-3', least: 4.5 },
  { label: 'Elegido', ink: 'accent-text', ground: 'accent-soft', least: 4.5 },
  { label: 'Botón principal', ink: 'on-accent', ground: 'accent', least: 4.5 },
  { label: 'Botón señalado', ink: 'on-accent', ground: 'accent-hover', least: 4.5 },
  { label: 'Aviso', ink: 'inverse-accent', ground: 'neutral-12', least: 4.5 },
  { label: 'Borde de un campo', ink: 'neutral-8', ground: 'neutral-1', least: 3 },
  { label: 'Foco', ink: 'focus', ground: 'neutral-1', least: 3 },
];

/** Every pair in both schemes. */
export function measurePairs(colors: ReadonlyMap<string, SchemeColor>): Measured[] {
  return PAIRS.flatMap((pair) =>
    (['light', 'dark'] as const).map((scheme) => {
      const ink = colors.get(pair.ink);
      const ground = colors.get(pair.ground);
      if (!ink || !ground) throw new Error(`A theme has no ${pair.ink} or no ${pair.ground}.`);
      return { ...pair, scheme, ratio: contrast(ink[scheme], ground[scheme]) };
    }),
  );
}
