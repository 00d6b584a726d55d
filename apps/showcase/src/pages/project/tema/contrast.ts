/** Two tokens that are seen together, and the contrast that WCAG 2.2 asks of them. */
interface Pair {
  label: string;
  ink: string;
  ground: string;
  /** 4.5 for text (1.4.3), 3 for what isn't (1.4.11). */
  least: number;
}

/** What a choice of brand or neutral can spoil. */
export const PAIRS: readonly Pair[] = [
  { label: 'Texto', ink: 'text', ground: 'surface', least: 4.5 },
  { label: 'Texto secundario', ink: 'text-secondary', ground: 'surface-raised', least: 4.5 },
  { label: 'Notas', ink: 'text-caption', ground: 'surface-hover', least: 4.5 },
  { label: 'Enlace', ink: 'accent-text', ground: 'surface-raised', least: 4.5 },
  { label: 'Elegido', ink: 'accent-text', ground: 'accent-soft', least: 4.5 },
  { label: 'Botón principal', ink: 'on-accent', ground: 'accent', least: 4.5 },
  { label: 'Botón señalado', ink: 'on-accent', ground: 'accent-hover', least: 4.5 },
  { label: 'Aviso', ink: 'inverse-accent', ground: 'surface-inverse', least: 4.5 },
  { label: 'Borde de un campo', ink: 'border-strong', ground: 'surface', least: 3 },
  { label: 'Foco', ink: 'focus', ground: 'surface', least: 3 },
];

/** The colour of an element's text as it is painted, and its contrast with the element's ground. */
export interface Measured {
  /** `#126d4e` */
  ink: string;
  /** From 1 to 21. */
  ratio: number;
}

/** What the browser makes of the tokens, so that their rules are written in the style sheet only. */
export function measure(sample: Element): Measured {
  const { color, backgroundColor } = getComputedStyle(sample);
  const ink = paint(color);
  const [darker = 0, lighter = 0] = [luminance(ink), luminance(paint(backgroundColor))].sort(
    (a, b) => a - b,
  );
  const hex = ink.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return { ink: `#${hex}`, ratio: (lighter + 0.05) / (darker + 0.05) };
}

let context: CanvasRenderingContext2D | null = null;

/** Red, green and blue of any colour of CSS, from 0 to 255. */
function paint(color: string): number[] {
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Relative luminance (WCAG). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A contrast with a decimal, cut and not rounded up: 4.49 is less than 4.5. */
export function decimal(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',');
}
