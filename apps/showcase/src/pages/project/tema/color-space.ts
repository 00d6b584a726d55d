import {
  clampRgb,
  converter,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';
import type { Accent, Oklch } from './theme';

// Only the spaces that are needed here: all of them weigh three times as much.
register(modeRgb);
register(modeLrgb);
register(modeOklab);
register(modeOklch);
const toOklch = converter('oklch');

/** From 1 to 21, as a screen shows the colours: what it can't show is cut off, as browsers do. */
export function contrast(ink: Oklch, ground: Oklch): number {
  return wcagContrast(shown(ink), shown(ground));
}

function shown([l, c, h]: Oklch) {
  return clampRgb({ mode: 'oklch', l, c, h });
}

/** The accent nearest to a brand's colour; none where the text is no colour. */
export function accentOfColor(hex: string): Accent | null {
  const color = toOklch(hex);
  if (!color) return null;
  return {
    // A grey has no hue.
    hue: Math.round(color.h ?? 0),
    chroma: Number(Math.min(color.c, 0.25).toFixed(3)),
    lightness: Number(Math.min(Math.max(color.l, 0.3), 0.75).toFixed(3)),
  };
}
