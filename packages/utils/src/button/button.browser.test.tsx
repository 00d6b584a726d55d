import { expectNoAxeViolations } from '@guadua/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './button';
import type { ButtonTone, ButtonVariant } from './button.types';

const TONES: ButtonTone[] = [
  'normal',
  'primary',
  'green',
  'red',
  'blue',
  'light-blue',
  'orange',
  'orangered',
  'yellow',
  'violet',
];
const VARIANTS: ButtonVariant[] = ['filled', 'bordered'];

const root = document.documentElement;
afterEach(() => {
  delete root.dataset.colorScheme;
});

describe('contrast of every tone (CMP-10)', () => {
  for (const scheme of ['light', 'dark']) {
    for (const variant of VARIANTS) {
      it(`is at least 4.5 in ${scheme}, ${variant}, at rest, under the pointer and pressed`, async () => {
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
    }
  }
});

describe('size', () => {
  it('keeps its width while loading, with an icon and without (BTN-1)', () => {
    const icon = <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true" />;
    const view = (loading: boolean) => (
      <>
        <Button loading={loading}>Guardar cambios</Button>
        <Button loading={loading} icon={icon}>
          Guardar
        </Button>
        <Button loading={loading} icon={icon} aria-label="Solo ícono" />
      </>
    );
    const boxes = () =>
      screen.getAllByRole('button').map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { width, height };
      });
    const { rerender } = render(view(false));
    const before = boxes();
    rerender(view(true));
    expect(boxes()).toEqual(before);
  });

  it('is square with an icon alone', () => {
    render(<Button icon={<svg className="gd-icon" />} aria-label="Buscar" />);
    const { width, height } = screen.getByRole('button').getBoundingClientRect();
    expect(width).toBe(height);
  });

  it('never grows wider than its place', () => {
    render(
      <div style={{ inlineSize: 120 }}>
        <Button>Un texto que no cabe de ninguna manera en esta columna</Button>
      </div>,
    );
    expect(screen.getByRole('button').getBoundingClientRect().width).toBeLessThanOrEqual(120);
  });
});

describe('collapsed text (BTN-3)', () => {
  it('unfolds on hover and on keyboard focus, and folds again', async () => {
    render(
      <>
        <button type="button">Antes</button>
        <Button collapsed icon={<svg className="gd-icon" />}>
          Buscar clientes
        </Button>
        <p>Afuera</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Buscar clientes' });
    const width = () => button.getBoundingClientRect().width;
    expect(width()).toBe(button.getBoundingClientRect().height);
    await userEvent.hover(button);
    await expect.poll(width).toBeGreaterThan(120);
    await userEvent.hover(screen.getByText('Afuera'));
    await expect.poll(width).toBeLessThan(40);
    screen.getByText('Antes').focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button);
    await expect.poll(width).toBeGreaterThan(120);
  });
});

/** Contrast of an element's text with what is painted under it, as the browser resolves both. */
function contrast(element: Element): number {
  const style = getComputedStyle(element);
  const ground = getComputedStyle(element.parentElement ?? element).backgroundColor;
  const under = luminance(ground, style.backgroundColor);
  const text = luminance(ground, style.backgroundColor, style.color);
  return (Math.max(under, text) + 0.05) / (Math.min(under, text) + 0.05);
}

/** Relative luminance (WCAG) of colors painted over one another. */
function luminance(...layers: string[]): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas');
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
