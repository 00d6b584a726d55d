import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './button';

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
    await expect.poll(width).toBe(button.getBoundingClientRect().height);
    screen.getByText('Antes').focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button);
    await expect.poll(width).toBeGreaterThan(120);
  });
});
