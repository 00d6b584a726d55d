/** Lo que significa un color, en botones y en avisos. */
export type Tone = 'primary' | 'success' | 'info' | 'warning' | 'danger';

/** Los colores de esos significados, que son otra forma de nombrarlos. */
export type ToneColor = 'green' | 'blue' | 'orange' | 'red';

const MEANINGS = {
  green: 'success',
  blue: 'info',
  orange: 'warning',
  red: 'danger',
} as const satisfies Record<ToneColor, Tone>;

export function toneOf<Other extends string>(
  tone: Other | ToneColor,
): Exclude<Other, ToneColor> | (typeof MEANINGS)[ToneColor] {
  return isColor(tone) ? MEANINGS[tone] : (tone as Exclude<Other, ToneColor>);
}

function isColor(tone: string): tone is ToneColor {
  return Object.hasOwn(MEANINGS, tone);
}
