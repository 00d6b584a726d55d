import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedTokens,
  DEFAULT_THEME,
  DENSITIES,
  type DensityName,
  FONTS,
  type FontName,
  NEUTRALS,
  type NeutralName,
  neutralTokens,
  type Theme,
  themeCss,
} from './theme';

const TOKENS = readFileSync(
  new URL('../../../../../../packages/utils/src/styles/tokens.css', import.meta.url),
  'utf8',
);

const theme: fc.Arbitrary<Theme> = fc.record({
  brand: fc.option(fc.constantFrom('#ffd400', '#123a8c'), { nil: undefined }),
  neutral: fc.constantFrom(...(Object.keys(NEUTRALS) as NeutralName[])),
  radius: fc.integer({ min: 0, max: 16 }),
  font: fc.constantFrom(...(Object.keys(FONTS) as FontName[])),
  density: fc.constantFrom(...(Object.keys(DENSITIES) as DensityName[])),
});

describe('the theme that comes', () => {
  it('has the neutrals of the tokens', () => {
    const tokens = [...TOKENS.matchAll(/(--gd-neutral-\d+): ([^;]+);/g)];
    expect([...neutralTokens(DEFAULT_THEME.neutral)]).toEqual(
      tokens.map(([, name, value]) => [name, value]),
    );
  });

  it('changes nothing', () => {
    expect(changedTokens(DEFAULT_THEME)).toEqual(new Map());
    expect(themeCss(DEFAULT_THEME)).toBe('');
  });
});

describe('a theme of one’s own', () => {
  it('writes of a brand its colour alone', () => {
    expect(themeCss({ ...DEFAULT_THEME, brand: '#ffd400' })).toBe(
      ':root {\n  --gd-accent: #ffd400;\n}\n',
    );
  });

  it('writes of corners their radius alone', () => {
    expect(themeCss({ ...DEFAULT_THEME, radius: 8 })).toBe(':root {\n  --gd-radius: 8px;\n}\n');
  });

  it('changes only tokens that there are', () => {
    fc.assert(
      fc.property(theme, (chosen) => {
        for (const name of changedTokens(chosen).keys()) expect(TOKENS).toContain(`${name}: `);
      }),
    );
  });

  it('writes each step of a neutral as a colour in both schemes', () => {
    const color = String.raw`oklch\([\d.]+ [\d.]+ \d+\)`;
    for (const name of Object.keys(NEUTRALS) as NeutralName[]) {
      for (const value of neutralTokens(name).values()) {
        expect(value).toMatch(new RegExp(`^light-dark\\(${color}, ${color}\\)$`));
      }
    }
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
