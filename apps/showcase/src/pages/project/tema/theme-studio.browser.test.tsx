import '@guadua/utils/styles.css';
import '@guadua/forms/styles.css';
import './page.css';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { decimal, PAIRS } from './contrast';
import { wear } from './own-theme';
import { DEFAULT_THEME, NEUTRALS, type NeutralName } from './theme';
import { ThemeStudio } from './theme-studio';

const HUES = Array.from({ length: 100 }, (_, index) => index * 3.6);
const LIGHTNESSES = [0.2, 0.4, 0.5, 0.58, 0.66, 0.8, 0.95];
const ALL_PASS = `Los ${PAIRS.length * 2} pares cumplen WCAG 2.2 AA.`;

afterEach(() => act(() => wear(DEFAULT_THEME)));

function row(label: string): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(`^${label} \\d`) });
}

describe('the table of contrasts (DMO-7)', () => {
  it('passes for a hundred brands, pale and dark, on each neutral', () => {
    render(<ThemeStudio />);
    const neutrals = Object.keys(NEUTRALS) as NeutralName[];
    const brands = HUES.map((hue, index) => ({
      brand: `oklch(${LIGHTNESSES[index % LIGHTNESSES.length]} 0.16 ${hue})`,
      neutral: neutrals[index % neutrals.length] ?? 'papel',
    }));
    const poor = brands.filter((chosen) => {
      act(() => wear({ ...DEFAULT_THEME, ...chosen }));
      return screen.queryByText(ALL_PASS) === null;
    });
    expect(poor).toEqual([]);
  });

  it('shows what the browser paints, and says so where a pair is too weak', () => {
    render(<ThemeStudio />);
    expect(screen.getByText(ALL_PASS)).toBeVisible();
    const weak = document.createElement('style');
    weak.textContent = ':root { --gd-text: #888; --gd-surface: #fff; }';
    document.head.append(weak);
    act(() => wear({ ...DEFAULT_THEME, radius: 8 }));
    const cells = within(row('Texto')).getAllByRole('cell', { name: /no cumple/ });
    expect(cells.map((cell) => cell.textContent)).toEqual(
      Array(2).fill(expect.stringMatching(/3,5/)),
    );
    expect(screen.getByText(/^\d+ de \d+ pares no cumplen\.$/)).toBeVisible();
    weak.remove();
  });
});

describe('the notes on a brand’s colour (DMO-7)', () => {
  const notesOf = (brand: string) => {
    render(<ThemeStudio />);
    act(() => wear({ ...DEFAULT_THEME, brand }));
    return screen.getByLabelText('El color de tu marca');
  };

  it('say that a light one is darker in the links of the light scheme', () => {
    expect(notesOf('#ffd400')).toHaveAccessibleDescription(
      /^#ffd400 en botones y casillas: es tu color, sin cambios\. #[\da-f]{6} en los enlaces del tema claro, más oscuro para que se lean\. #ffd400 en los del tema oscuro\.$/,
    );
  });

  it('say that a dark one is lighter in the links of the dark scheme', () => {
    expect(notesOf('#123a8c')).toHaveAccessibleDescription(
      /#123a8c en los enlaces del tema claro\. #[\da-f]{6} en los del tema oscuro, más claro para que se lean\.$/,
    );
  });

  it('are none where no brand was picked', () => {
    render(<ThemeStudio />);
    expect(screen.getByLabelText('El color de tu marca')).not.toHaveAccessibleDescription();
  });
});

it('cuts a contrast, and does not round it up', () => {
  expect(decimal(4.49)).toBe('4,4');
});
