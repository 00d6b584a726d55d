import { readFileSync } from 'node:fs';
import { differenceEuclidean, parse } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentOfColor } from './color-space';
import { measurePairs } from './contrast';
import {
  ACCENTS,
  changedTokens,
  cssColor,
  DEFAULT_THEME,
  DENSITIES,
  type DensityName,
  FONTS,
  type FontName,
  NEUTRALS,
  type NeutralName,
  type Theme,
  themeColors,
  themeCss,
} from './theme';

const TOKENS = readFileSync(
  new URL('../../../../../../packages/utils/src/styles/tokens.css', import.meta.url),
  'utf8',
);
/** Smaller than any eye sees. */
const SAME = 0.004;

/** The value of a token in both schemes, through the tokens that it names. */
function token(name: string): [light: string, dark: string] {
  const value = new RegExp(`--gd-${name}:\\s*([^;]+);`).exec(TOKENS)?.[1] ?? '';
  const other = /^var\(--gd-([\w-]+)\)$/.exec(value)?.[1];
  if (other) return token(other);
  const both = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value);
  if (!both?.[1] || !both[2]) throw new Error(`--gd-${name} is "${value}".`);
  return [both[1], both[2]];
}

const accent = fc.record({
  hue: fc.integer({ min: 0, max: 360 }),
  chroma: fc.double({ min: 0, max: 0.25, noNaN: true }),
  lightness: fc.double({ min: 0.3, max: 0.75, noNaN: true }),
});
const theme: fc.Arbitrary<Theme> = fc.record({
  accent,
  neutral: fc.constantFrom(...(Object.keys(NEUTRALS) as NeutralName[])),
  radius: fc.integer({ min: 0, max: 16 }),
  font: fc.constantFrom(...(Object.keys(FONTS) as FontName[])),
  density: fc.constantFrom(...(Object.keys(DENSITIES) as DensityName[])),
});

describe('the theme that comes', () => {
  it('has the colours of the tokens', () => {
    const difference = differenceEuclidean('oklab');
    for (const [name, { light, dark }] of themeColors(DEFAULT_THEME)) {
      const [lightToken, darkToken] = token(name);
      const of = (text: string) => parse(text) ?? expect.fail(`"${text}" is no colour`);
      expect(difference(of(cssColor(light)), of(lightToken)), `${name}, light`).toBeLessThan(SAME);
      expect(difference(of(cssColor(dark)), of(darkToken)), `${name}, dark`).toBeLessThan(SAME);
    }
  });

  it('changes nothing', () => {
    expect(changedTokens(DEFAULT_THEME)).toEqual(new Map());
    expect(themeCss(DEFAULT_THEME)).toBe('');
  });
});

describe('a theme of one’s own', () => {
  it('changes only tokens that there are', () => {
    fc.assert(
      fc.property(theme, (chosen) => {
        for (const name of changedTokens(chosen).keys()) expect(TOKENS).toContain(`${name}: `);
      }),
    );
  });

  it('reads as CSS, each colour as a colour in both schemes', () => {
    fc.assert(
      fc.property(theme, (chosen) => {
        for (const value of changedTokens(chosen).values()) {
          const both = /^light-dark\((.+\)), (.+\))\)$/.exec(value);
          if (!both) continue;
          expect(parse(both[1] ?? '')).toBeDefined();
          expect(parse(both[2] ?? '')).toBeDefined();
        }
      }),
    );
  });

  it('changes corners alone where only they were chosen', () => {
    expect([...changedTokens({ ...DEFAULT_THEME, radius: 8 }).keys()]).toEqual([
      '--gd-radius',
      '--gd-radius-popup',
      '--gd-radius-frame',
    ]);
  });
});

describe('density', () => {
  it('has the tokens that the attribute has', () => {
    const rule = /\[data-gd-density='compact'\] \{([^}]*)\}/.exec(TOKENS)?.[1] ?? '';
    const tokens = [...rule.matchAll(/(--gd-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(tokens)).toEqual(DENSITIES.compact.tokens);
    const css = themeCss({ ...DEFAULT_THEME, density: 'compact' });
    expect(css).toContain('  --gd-control-height: 2rem;\n');
  });
});

describe('contrast', () => {
  it('is enough for each accent that is offered, on each neutral', () => {
    for (const [label, offered] of ACCENTS) {
      for (const neutral of Object.keys(NEUTRALS) as NeutralName[]) {
        const colors = themeColors({ ...DEFAULT_THEME, accent: offered, neutral });
        for (const pair of measurePairs(colors)) {
          expect(
            pair.ratio,
            `${label}, ${neutral}: ${pair.label}, ${pair.scheme}`,
          ).toBeGreaterThanOrEqual(pair.least);
        }
      }
    }
  });

  it('says so where an accent is too light for what is written on it', () => {
    const pale = themeColors({
      ...DEFAULT_THEME,
      accent: { hue: 164, chroma: 0.1, lightness: 0.59 },
    });
    const failing = measurePairs(pale).filter(({ ratio, least }) => ratio < least);
    expect(failing.map(({ label }) => label)).toContain('Botón principal');
  });
});

describe('accentOfColor', () => {
  it('finds the green of Guadua again', () => {
    const found = accentOfColor('#126d4e');
    expect(found?.hue).toBe(164);
    expect(found?.chroma).toBeCloseTo(0.095, 2);
    expect(found?.lightness).toBeCloseTo(0.475, 2);
  });

  it('stays within what the sliders offer, for every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const found = accentOfColor(`#${number.toString(16).padStart(6, '0')}`);
        expect(found?.hue).toBeGreaterThanOrEqual(0);
        expect(found?.hue).toBeLessThanOrEqual(360);
        expect(found?.chroma).toBeLessThanOrEqual(0.25);
        expect(found?.lightness).toBeGreaterThanOrEqual(0.3);
        expect(found?.lightness).toBeLessThanOrEqual(0.75);
      }),
    );
  });

  it('is none for what is no colour', () => {
    expect(accentOfColor('verde guadua')).toBeNull();
  });
});
