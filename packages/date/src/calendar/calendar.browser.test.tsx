import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calendar } from './calendar';

const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: string) => within(list(name)).getAllByRole('option', { hidden: true });
const calendar = <Calendar today="2026-11-20" defaultMonth="2026-11-20" />;

describe('the lists of months and years (DAT-6)', () => {
  it('have only their chosen option while the calendar opens and its days are used', async () => {
    // The pointer rests where other tests left it, which may be where a list will be.
    const corner = render(
      <div title="corner" style={{ position: 'fixed', inset: 'auto 0 0 auto', padding: 4 }} />,
    );
    await userEvent.hover(page.getByTitle('corner'));
    corner.unmount();
    render(calendar);
    await userEvent.hover(page.getByRole('gridcell', { name: /^jueves, 12 / }));
    screen.getByRole('gridcell', { name: /^viernes, 20 / }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^miércoles, 18 /);
    expect([optionsOf('Mes').length, optionsOf('Año').length]).toEqual([1, 1]);
  });

  it('have all of them as soon as the pointer reaches one, and the other stays as it was', async () => {
    render(calendar);
    await userEvent.hover(page.getByRole('combobox', { name: 'Año' }));
    await vi.waitFor(() => expect(optionsOf('Año')).toHaveLength(107));
    expect(list('Año').value).toBe('2026');
    expect(optionsOf('Mes')).toHaveLength(1);
  });

  it('are complete for the first key after Tab', async () => {
    render(calendar);
    screen.getByRole('button', { name: 'Mes anterior' }).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(list('Mes'));
    // Typing chooses by name without opening the list.
    await userEvent.keyboard('mar');
    expect(screen.getByRole('grid', { name: 'marzo de 2026' })).toBeTruthy();
    expect(list('Mes').value).toBe('2');
  });

  it('are complete for a script that gives the focus first, as assistive technology does', () => {
    render(calendar);
    act(() => list('Año').focus());
    expect(optionsOf('Año')).toHaveLength(107);
  });

  it('are complete where the focus came before hydration', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(calendar);
    document.body.append(place);
    list('Año').focus();
    expect(optionsOf('Año')).toHaveLength(1);
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(place, calendar, { onRecoverableError }));
    const [focused, year, options] = [document.activeElement, list('Año'), optionsOf('Año')];
    await act(async () => root.unmount());
    place.remove();
    expect(focused).toBe(year);
    expect(options).toHaveLength(107);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
