import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Button } from '../button/button';
import type { ButtonTone } from '../button/button.types';

/** Least contrast of a token on each of some grounds (CMP-10). */
const PAIRS: [ink: string, grounds: string[], least: number][] = [
  ['text', ['surface', 'surface-raised', 'surface-code', 'surface-hover', 'mark'], 7],
  ['text-secondary', ['surface', 'surface-raised', 'surface-code'], 7],
  ['text-caption', ['surface', 'surface-raised', 'surface-code', 'surface-hover'], 4.5],
  ['text-inverse', ['surface-inverse'], 7],
  ['accent-text', ['surface', 'surface-raised', 'surface-code', 'accent-soft'], 4.5],
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ['danger', ['surface', 'surface-raised', 'danger-soft'], 4.5],
  ['on-danger', ['danger'], 4.5],
  ['warning', ['surface', 'surface-raised', 'warning-soft'], 4.5],
  ['info', ['surface', 'surface-raised', 'info-soft'], 4.5],
  ['success', ['surface', 'surface-raised'], 4.5],
  ['inverse-accent', ['surface-inverse'], 4.5],
  ['on-badge', ['badge-success', 'badge-info', 'badge-danger'], 4.5],
  ['on-badge-warning', ['badge-warning'], 4.5],
  ['border-strong', ['surface', 'surface-raised'], 3],
  ['focus', ['surface', 'surface-raised', 'surface-code'], 3],
  ['text', ['surface-popup', 'surface-popup-raised', 'surface-popup-hover'], 7],
  ['text-secondary', ['surface-popup', 'surface-popup-raised'], 7],
  ['text-caption', ['surface-popup', 'surface-popup-raised', 'surface-popup-hover'], 4.5],
  ['accent-text', ['surface-popup', 'surface-popup-raised'], 4.5],
  ['danger', ['surface-popup', 'surface-popup-raised'], 4.5],
  ['warning', ['surface-popup'], 4.5],
  ['info', ['surface-popup'], 4.5],
  ['success', ['surface-popup'], 4.5],
  ['border-strong', ['surface-popup', 'surface-popup-raised'], 3],
  ['focus', ['surface-popup', 'surface-popup-raised'], 3],
];

const root = document.documentElement;
afterEach(() => {
  delete root.dataset.colorScheme;
});

describe.each(['light', 'dark'])('contrast of the tokens, %s (CMP-10)', (scheme) => {
  it.each(PAIRS)('%s on %s is at least %d', (ink, grounds, least) => {
    root.dataset.colorScheme = scheme;
    expectContrast(ink, grounds, least);
  });
});

const GROUNDS = ['surface', 'surface-raised', 'surface-popup', 'surface-popup-raised'];

describe.each(['light', 'dark'])('for those who want more contrast, %s (CMP-13.1)', (scheme) => {
  beforeEach(async () => {
    const features = [{ name: 'prefers-contrast', value: 'more' }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  });
  afterEach(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });

  it.each([
    ['text', 7],
    ['text-secondary', 7],
    ['text-caption', 7],
    ['accent-text', 7],
    ['danger', 7],
    ['border', 4.5],
    ['border-strong', 7],
    ['focus', 4.5],
  ])('%s has %d to 1 on every ground', (ink, least) => {
    root.dataset.colorScheme = scheme;
    expectContrast(ink, GROUNDS, least);
  });
});

function expectContrast(ink: string, grounds: readonly string[], least: number): void {
  for (const ground of grounds) {
    render(
      <div style={{ background: 'var(--gd-surface)' }}>
        <p style={{ background: `var(--gd-${ground})`, color: `var(--gd-${ink})` }}>{ground}</p>
      </div>,
    );
    const place = screen.getByText(ground);
    expect(getComputedStyle(place).backgroundColor, ground).not.toBe('rgba(0, 0, 0, 0)');
    expect(contrast(place), ground).toBeGreaterThanOrEqual(least);
  }
}

const TONES: ButtonTone[] = [
  'normal',
  'primary',
  'success',
  'danger',
  'info',
  'light-blue',
  'warning',
  'orangered',
  'yellow',
  'violet',
];

describe('contrast of every tone of buttons (BTN-1, CMP-10)', () => {
  eachInTurn(
    [
      ['light', 'filled'],
      ['dark', 'filled'],
      ['light', 'bordered'],
      ['dark', 'bordered'],
    ],
    3,
  )('is at least 4.5 in %s, %s, at rest and under the pointer', async (scheme, variant) => {
    root.dataset.colorScheme = scheme;
    render(
      <div style={{ padding: 32, background: 'var(--gd-surface)' }}>
        <style>{'.gd-button { transition: none }'}</style>
        {TONES.map((tone) => (
          <Button key={tone} tone={tone} variant={variant}>
            {tone}
          </Button>
        ))}
      </div>,
    );
    for (const tone of TONES) {
      const button = screen.getByRole('button', { name: tone });
      expect(contrast(button), `${tone} at rest`).toBeGreaterThanOrEqual(4.5);
      await userEvent.hover(button);
      expect(contrast(button), `${tone} hovered`).toBeGreaterThanOrEqual(4.5);
    }
    await expectNoAxeViolations();
  });
});

/** What must be read in every brand, by its token. */
const BRAND_PAIRS: [ink: string, grounds: string[], least: number][] = [
  ['on-accent', ['accent', 'accent-hover'], 4.5],
  ['accent-text', ['surface', 'surface-raised', 'surface-hover', 'accent-soft'], 4.5],
  ['accent-text', ['surface-popup', 'surface-popup-raised', 'surface-popup-hover'], 4.5],
  ['text', ['accent-soft'], 7],
  ['inverse-accent', ['surface-inverse'], 4.5],
  ['focus', ['surface', 'surface-raised', 'surface-popup', 'accent-soft'], 3],
];
const HUES = Array.from({ length: 100 }, (_, index) => index * 3.6);

describe.each(['light', 'dark'])('a brand of one colour, %s (CMP-10, THM-5)', (scheme) => {
  afterEach(() => root.style.removeProperty('--gd-accent'));

  it.each([0.2, 0.4, 0.5, 0.58, 0.66, 0.8, 0.95])(
    'is read in each hue of the lightness %d',
    (lightness) => {
      root.dataset.colorScheme = scheme;
      render(
        <div style={{ background: 'var(--gd-surface)' }}>
          {BRAND_PAIRS.flatMap(([ink, grounds]) =>
            grounds.map((ground) => (
              <p
                key={`${ink} ${ground}`}
                style={{ background: `var(--gd-${ground})`, color: `var(--gd-${ink})` }}
              >
                {ink} on {ground}
              </p>
            )),
          )}
        </div>,
      );
      const pairs = BRAND_PAIRS.flatMap(([ink, grounds, least]) =>
        grounds.map((ground) => ({ place: screen.getByText(`${ink} on ${ground}`), least })),
      );
      const poor = HUES.flatMap((hue) => {
        root.style.setProperty('--gd-accent', `oklch(${lightness} 0.16 ${hue})`);
        return pairs
          .filter(({ place, least }) => contrast(place) < least)
          .map(({ place }) => `${hue}: ${place.textContent}`);
      });
      expect(poor).toEqual([]);
    },
  );
});

/** Contrast of an element's text with what is painted under it, as the browser resolves both. */
function contrast(element: Element): number {
  const style = getComputedStyle(element);
  const ground = getComputedStyle(element.parentElement ?? element).backgroundColor;
  const under = luminance(ground, style.backgroundColor);
  const text = luminance(ground, style.backgroundColor, style.color);
  return (Math.max(under, text) + 0.05) / (Math.min(under, text) + 0.05);
}

/** One point, read after each painting: all colors are mixed in it. */
const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Relative luminance (WCAG) of colors painted over one another. */
function luminance(...layers: string[]): number {
  if (!context) throw new Error('no canvas');
  context.clearRect(0, 0, 1, 1);
  for (const layer of layers) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const linear = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
