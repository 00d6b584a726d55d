/*
 * A theme as a person chooses it, and the tokens that it changes. Of a brand only its colour is written:
 * `tokens.css` makes its tones. Of a neutral the lightness of each step stays, on which contrast depends.
 */

/** What can be chosen. */
export interface Theme {
  /** The colour of a brand, `#ffd400`; without one the accent is Guadua's green. */
  brand?: string | undefined;
  neutral: NeutralName;
  /** Corners of controls, in pixels. */
  radius: number;
  font: FontName;
  density: DensityName;
}

/** The neutrals there are: hue and chroma of paper (light) and ink (dark). */
export const NEUTRALS = {
  papel: { label: 'Papel', light: [100, 1], dark: [165, 1] },
  gris: { label: 'Gris puro', light: [0, 0], dark: [0, 0] },
  pizarra: { label: 'Pizarra', light: [250, 1.6], dark: [255, 1.6] },
  arcilla: { label: 'Arcilla', light: [55, 2], dark: [45, 1.2] },
} as const;
export type NeutralName = keyof typeof NEUTRALS;

/** The fonts there are; none has to be downloaded, except the one that the site brings. */
export const FONTS = {
  propia: {
    label: 'La de los valores por defecto',
    stack: "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif",
  },
  sistema: { label: 'La del sistema', stack: 'system-ui, sans-serif' },
  humanista: {
    label: 'Humanista',
    stack: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, sans-serif",
  },
  serifa: { label: 'Con serifa', stack: "'Iowan Old Style', Charter, Georgia, serif" },
} as const;
export type FontName = keyof typeof FONTS;

/** The densities there are, each with the tokens that make it (`tokens.css`). */
export const DENSITIES = {
  comfortable: { label: 'Cómoda', tokens: {} },
  compact: {
    label: 'Compacta',
    tokens: {
      '--gd-density': 'compact',
      '--gd-control-height': '2rem',
      '--gd-control-padding': '0.5rem',
      '--gd-control-gap': '0.25rem',
      '--gd-row-height': '1.875rem',
      '--gd-part-height': '1.5rem',
      '--gd-touch-height': '2rem',
    },
  },
} as const;
export type DensityName = keyof typeof DENSITIES;

/** The tokens as they come. */
export const DEFAULT_THEME: Theme = {
  neutral: 'papel',
  radius: 4,
  font: 'propia',
  density: 'comfortable',
};

/** Accents to begin with. */
export const ACCENTS: readonly (readonly [label: string, brand: string | undefined])[] = [
  ['Guadua', undefined],
  ['Caribe', '#005f99'],
  ['Orquídea', '#88358e'],
  ['Achiote', '#a33e25'],
  ['Café', '#65452a'],
];

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Lightness and chroma of each neutral step in `tokens.css`, light and dark. */
const NEUTRAL_STEPS: readonly (readonly [step: number, light: Oklch, dark: Oklch])[] = [
  [1, [0.988, 0.003, 100], [0.175, 0.008, 165]],
  [2, [0.972, 0.003, 105], [0.195, 0.007, 165]],
  [3, [0.967, 0.004, 95], [0.21, 0.009, 165]],
  [4, [0.945, 0.005, 98], [0.235, 0.01, 165]],
  [5, [0.925, 0.005, 100], [0.26, 0.01, 165]],
  [6, [0.905, 0.005, 100], [0.29, 0.01, 165]],
  [7, [0.82, 0.008, 100], [0.38, 0.011, 165]],
  [8, [0.64, 0.01, 100], [0.56, 0.012, 165]],
  [10, [0.52, 0.012, 165], [0.69, 0.01, 120]],
  [11, [0.435, 0.012, 165], [0.76, 0.008, 120]],
  [12, [0.235, 0.012, 165], [0.935, 0.006, 100]],
];

/** The tokens that differ from those that come, as CSS values by their whole name. */
export function changedTokens(theme: Theme): Map<string, string> {
  const changed = new Map<string, string>();
  const { brand, neutral, radius, font, density } = theme;
  if (brand) changed.set('--gd-accent', brand);
  if (neutral !== DEFAULT_THEME.neutral) {
    for (const [name, value] of neutralTokens(neutral)) changed.set(name, value);
  }
  if (radius !== DEFAULT_THEME.radius) changed.set('--gd-radius', `${radius}px`);
  if (font !== DEFAULT_THEME.font) changed.set('--gd-font', FONTS[font].stack);
  for (const [name, value] of Object.entries(DENSITIES[density].tokens)) changed.set(name, value);
  return changed;
}

/** The steps of a neutral, each a light and a dark value. */
export function neutralTokens(name: NeutralName): Map<string, string> {
  const { light: lightTint, dark: darkTint } = NEUTRALS[name];
  return new Map(
    NEUTRAL_STEPS.map(([step, light, dark]) => {
      const both =
        name === 'papel' ? [light, dark] : [tinted(light, lightTint), tinted(dark, darkTint)];
      return [`--gd-neutral-${step}`, `light-dark(${both.map(cssColor).join(', ')})`];
    }),
  );
}

function tinted([lightness, chroma]: Oklch, [hue, factor]: readonly [number, number]): Oklch {
  return [lightness, chroma * factor, hue];
}

function cssColor(color: Oklch): string {
  return `oklch(${color.map((part) => Number(part.toFixed(3))).join(' ')})`;
}

/** The CSS to copy: empty where nothing was changed. */
export function themeCss(theme: Theme): string {
  const lines = [...changedTokens(theme)].map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
}
