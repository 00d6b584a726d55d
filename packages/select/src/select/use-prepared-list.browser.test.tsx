import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Select } from './select';

const cities = Array.from({ length: 100 }, (_, index) => ({ id: index, name: `Ciudad ${index}` }));
const base = { options: cities, 'aria-label': 'Ciudad' };
const trigger = () => screen.getByRole('combobox', { name: 'Ciudad' });
const search = () => screen.getByRole('combobox', { name: 'Buscar' });
/** Hidden ones too. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const active = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;

function press(type: string, init: PointerEventInit = {}): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    pointerType: 'mouse',
    button: 0,
    ...init,
  });
  trigger().dispatchEvent(event);
}

describe('a list that is made while the button is down (SEL-14)', () => {
  it('is shown by the click, with the same rows, at its trigger, and takes the focus', async () => {
    const onOpenChange = vi.fn();
    render(<Select {...base} defaultValue={50} onOpenChange={onOpenChange} />);
    press('pointerdown');
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    const made = rows();
    expect(made[0]?.checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(onOpenChange).not.toHaveBeenCalled();

    press('pointerup');
    trigger().click();
    await expect.element(page.getByRole('combobox', { name: 'Buscar' })).toHaveFocus();
    expect(screen.getByRole('listbox').contains(made[0] ?? null)).toBe(true);
    expect(active()).toBe('Ciudad 50');
    const box = screen.getByRole('dialog').getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(trigger().getBoundingClientRect().bottom);
    expect(onOpenChange.mock.calls).toEqual([[true]]);

    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(trigger().textContent).toContain('Ciudad 51');
    await expect.poll(rows).toEqual([]);
  });

  it('goes away when the button is let go elsewhere', async () => {
    render(<Select {...base} />);
    press('pointerdown');
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    window.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }));
    await expect.poll(rows).toEqual([]);
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('begins at the value and the options of the click', async () => {
    const { rerender } = render(<Select {...base} value={50} />);
    press('pointerdown');
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    rerender(<Select {...base} value={3} options={cities.slice(0, 5)} />);
    press('pointerup');
    trigger().click();
    await expect.element(page.getByRole('combobox', { name: 'Buscar' })).toHaveFocus();
    expect(rows().map((row) => row.textContent)).toHaveLength(5);
    expect(active()).toBe('Ciudad 3');
  });

  it('is no other list for a letter typed meanwhile', async () => {
    render(<Select {...base} defaultValue={50} />);
    trigger().focus();
    press('pointerdown');
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    await userEvent.keyboard('7');
    await expect.element(page.getByRole('combobox', { name: 'Buscar' })).toHaveValue('7');
    expect(active()).toBe('Ciudad 7');
    press('pointerup');
    await expect.element(page.getByRole('combobox', { name: 'Buscar' })).toHaveFocus();
  });

  it.each([
    ['by a finger', {}, { pointerType: 'touch' }],
    ['by another button', {}, { button: 2 }],
    ['on a disabled select', { disabled: true }, {}],
    ['where the end of the list is reported', { onScrollToEnd: () => {} }, {}],
  ])('is not made %s', async (_, props, init) => {
    render(<Select {...base} {...props} />);
    press('pointerdown', init);
    await new Promise(requestAnimationFrame);
    expect(rows()).toEqual([]);
    press('pointerup', init);
  });
});
