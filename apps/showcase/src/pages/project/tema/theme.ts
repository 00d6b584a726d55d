/*
 * A theme as a person chooses it, and the tokens that it changes. The lightness of each step stays what
 * it is in `tokens.css`: contrast depends on it, and a choice moves the hue and the chroma.
 */

/** What can be chosen. */
export interface Theme {
  accent: Accent;
  neutral: NeutralName;
  /** Corners of controls, in pixels. */
  radius: number;
  font: FontName;
  density: DensityName;
}

/** The accent, as OKLCH describes a colour. */
export interface Accent {
  /** 0 to 360, in degrees. */
  hue: number;
  /** 0 (grey) to 0.25. */
  chroma: number;
  /** Of the solid ground in the light scheme, 0.3 to 0.75; the dark scheme has its own. */
  lightness: number;
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
  accent: { hue: 164, chroma: 0.095, lightness: 0.475 },
  neutral: 'papel',
  radius: 4,
  font: 'propia',
  density: 'comfortable',
};

/** Accents to begin with. */
export const ACCENTS: readonly (readonly [label: string, accent: Accent])[] = [
  ['Guadua', DEFAULT_THEME.accent],
  ['Caribe', { hue: 245, chroma: 0.12, lightness: 0.47 }],
  ['Orquídea', { hue: 325, chroma: 0.16, lightness: 0.48 }],
  ['Achiote', { hue: 35, chroma: 0.14, lightness: 0.5 }],
  ['Café', { hue: 60, chroma: 0.06, lightness: 0.42 }],
];

/** A colour in both schemes, each as lightness, chroma and hue. */
export interface SchemeColor {
  light: Oklch;
  dark: Oklch;
}
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Lightness and chroma of each neutral step in `tokens.css`, light and dark. */
const NEUTRAL_STEPS: readonly (readonly [Oklch, Oklch])[] = [
  [
    [0.988, 0.003, 100],
    [0.175, 0.008, 165],
  ],
  [
    [0.972, 0.003, 105],
    [0.195, 0.007, 165],
  ],
  [
    [0.967, 0.004, 95],
    [0.21, 0.009, 165],
  ],
  [
    [0.945, 0.005, 98],
    [0.235, 0.01, 165],
  ],
  [
    [0.925, 0.005, 100],
    [0.26, 0.01, 165],
  ],
  [
    [0.905, 0.005, 100],
    [0.29, 0.01, 165],
  ],
  [
    [0.82, 0.008, 100],
    [0.38, 0.011, 165],
  ],
  [
    [0.64, 0.01, 100],
    [0.56, 0.012, 165],
  ],
  [
    [0.575, 0.011, 140],
    [0.62, 0.011, 140],
  ],
  [
    [0.52, 0.012, 165],
    [0.69, 0.01, 120],
  ],
  [
    [0.435, 0.012, 165],
    [0.76, 0.008, 120],
  ],
  [
    [0.235, 0.012, 165],
    [0.935, 0.006, 100],
  ],
];

/** Values of the colour tokens of a theme, by the name behind `--gd-`. */
export function themeColors({ accent, neutral }: Theme): Map<string, SchemeColor> {
  const { hue, chroma, lightness } = accent;
  const most = (limit: number) => Math.min(chroma, limit);
  // In the dark the solid ground is light: what is written on it is dark.
  const dark = 1.275 - lightness;
  const solid: SchemeColor = {
    light: [lightness, chroma, hue],
    dark: [dark, chroma * 1.42, hue],
  };
  // Light on what is darker than the middle, dark on the rest.
  const on = (ground: number): Oklch =>
    ground < 0.6 ? [0.99, most(0.01), hue] : [0.2, most(0.03), hue];
  const colors = new Map<string, SchemeColor>([
    ['accent', solid],
    [
      'accent-hover',
      {
        light: [lightness - 0.045, chroma * 0.93, hue],
        dark: [dark + 0.04, chroma * 1.37, hue],
      },
    ],
    [
      'accent-soft',
      { light: [0.945, chroma * 0.34, hue], dark: [0.29, Math.min(chroma * 0.47, 0.06), hue] },
    ],
    ['accent-text', { light: [Math.min(lightness, 0.5), chroma, hue], dark: solid.dark }],
    ['on-accent', { light: on(lightness), dark: on(dark) }],
    ['focus', { light: [0.56, chroma * 1.26, hue], dark: [0.76, chroma * 1.37, hue] }],
    ['inverse-accent', { light: solid.dark, dark: solid.light }],
  ]);
  const { light: lightTint, dark: darkTint } = NEUTRALS[neutral];
  NEUTRAL_STEPS.forEach(([light, darkStep], index) => {
    colors.set(`neutral-${index + 1}`, {
      light: neutral === 'papel' ? light : tinted(light, lightTint),
      dark: neutral === 'papel' ? darkStep : tinted(darkStep, darkTint),
    });
  });
  return colors;
}

function tinted([lightness, chroma]: Oklch, [hue, factor]: readonly [number, number]): Oklch {
  return [lightness, chroma * factor, hue];
}

/** The tokens that differ from those that come, as CSS values by their whole name. */
export function changedTokens(theme: Theme): Map<string, string> {
  const changed = new Map<string, string>();
  const { accent, neutral, radius, font, density } = theme;
  const before = DEFAULT_THEME;
  const accentChanged =
    accent.hue !== before.accent.hue ||
    accent.chroma !== before.accent.chroma ||
    accent.lightness !== before.accent.lightness;
  for (const [name, { light, dark }] of themeColors(theme)) {
    const differs = name.startsWith('neutral-') ? neutral !== before.neutral : accentChanged;
    if (differs) changed.set(`--gd-${name}`, `light-dark(${cssColor(light)}, ${cssColor(dark)})`);
  }
  if (radius !== before.radius) {
    changed.set('--gd-radius', `${radius}px`);
    changed.set('--gd-radius-popup', `${Math.round(radius * 1.5)}px`);
    changed.set('--gd-radius-frame', `${radius * 2}px`);
  }
  if (font !== before.font) changed.set('--gd-font', FONTS[font].stack);
  for (const [name, value] of Object.entries(DENSITIES[density].tokens)) changed.set(name, value);
  return changed;
}

/** The CSS to copy: empty where nothing was changed. */
export function themeCss(theme: Theme): string {
  const lines = [...changedTokens(theme)].map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
}

/** `oklch(0.475 0.095 164)`. */
export function cssColor([lightness, chroma, hue]: Oklch): string {
  const short = (value: number) => String(Number(value.toFixed(3)));
  return `oklch(${short(lightness)} ${short(chroma)} ${short(hue)})`;
}
