import { eachInTurn, expectNoAxeViolations } from '@guadua/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Select } from '../select/select';
import { reorderTokens } from './reorder-tokens';
import {
  CITIES,
  on,
  pointer,
  remove,
  renderRoute,
  sent,
  shown,
  token,
  trigger,
} from './route.testing';

const handle = (name: string) => screen.getByRole('button', { name: `Mover ${name}` });
const before = (name: string) =>
  screen.getByRole('button', { name: `Mover ${name} un lugar antes` });
const after = (name: string) =>
  screen.getByRole('button', { name: `Mover ${name} un lugar después` });

describe('tokens that are moved by presses alone (SEL-19)', () => {
  eachInTurn([true, false], 2)(
    'go one place with each press of a button that a press on the token shows, in a label (%s) too',
    async (wrapped) => {
      const onBlur = vi.fn();
      const onChange = renderRoute({ onBlur }, wrapped);
      await userEvent.click(handle('Pasto'));
      expect(screen.getByRole('toolbar', { name: 'Mover Pasto' })).toBeVisible();
      expect(after('Pasto')).toHaveFocus();
      await userEvent.click(after('Pasto'));
      await userEvent.click(after('Pasto'));
      expect(shown()).toEqual(['Cali', 'Neiva', 'San Andrés y Providencia', 'Pasto', 'Ibagué']);
      expect(sent()).toEqual(shown());
      await expect.poll(() => document.body.textContent).toContain('Pasto: lugar 4 de 5');
      await userEvent.click(after('Pasto'));
      expect(after('Pasto')).toHaveAttribute('aria-disabled', 'true');
      // At the end of the way it keeps the focus and does nothing.
      await userEvent.click(after('Pasto'), { force: true });
      expect(after('Pasto')).toHaveFocus();
      expect(onChange).toHaveBeenCalledTimes(3);
      await userEvent.click(before('Pasto'));
      expect(shown().at(-2)).toBe('Pasto');
      expect(onChange.mock.lastCall?.[1].reason).toBe('reorder');
      expect(trigger()).toHaveAttribute('aria-expanded', 'false');
      expect(onBlur).not.toHaveBeenCalled();
    },
  );

  it('keep their buttons at them, until Escape, Tab, another press or their removal', async () => {
    renderRoute();
    // With no control after it, Tab keeps the focus in WebKit.
    render(<button type="button">Después</button>);
    const gone = () => expect(screen.queryByRole('toolbar')).toBeNull();
    await userEvent.click(handle('Cali'));
    await userEvent.click(after('Cali'));
    const buttons = screen.getByRole('toolbar');
    await expect
      .poll(() => {
        const [own, box] = [token('Cali'), buttons].map((one) => one.getBoundingClientRect());
        return own && box && Math.abs(own.left + own.right - box.left - box.right) < 3;
      })
      .toBe(true);
    await userEvent.keyboard('{ArrowLeft}');
    expect(before('Cali')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    gone();
    await expect.poll(() => document.activeElement).toBe(trigger());
    await userEvent.click(handle('Ibagué'));
    expect(before('Ibagué')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    gone();
    expect(document.querySelector('.gd-select')).not.toHaveAttribute('data-focused');
    await userEvent.click(handle('Neiva'));
    await userEvent.click(handle('Pasto'));
    expect(await screen.findByRole('toolbar', { name: 'Mover Pasto' })).toBeVisible();
    await userEvent.click(handle('Pasto'));
    gone();
    await userEvent.click(handle('Pasto'));
    await userEvent.click(remove('Pasto'));
    gone();
    await expect.poll(() => document.activeElement).toBe(trigger());
    await userEvent.click(handle('Neiva'));
    await userEvent.click(trigger());
    gone();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });

  it('stay at a token that has moved, before anything is drawn, so that the next press meets them', async () => {
    renderRoute();
    await userEvent.click(handle('Cali'));
    const buttons = screen.getByRole('toolbar');
    for (const place of [1, 2, 3, 4]) {
      act(() => after('Cali').click());
      // The buttons get the new place after this task, and they move in the same frame as the token.
      await undefined;
      await new Promise(requestAnimationFrame);
      expect(shown()[place]).toBe('Cali');
      const own = token('Cali').getBoundingClientRect();
      const box = buttons.getBoundingClientRect();
      const middle = (own.left + own.right) / 2;
      expect(box.left < middle && middle < box.right).toBe(true);
      const gap = Math.max(own.top - box.bottom, box.top - own.bottom);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(20);
    }
  });

  it('show the buttons of another token that is pressed before the first have gone', async () => {
    renderRoute();
    await userEvent.click(handle('Neiva'));
    expect(after('Neiva')).toHaveFocus();
    const other = handle('Pasto');
    // Without a pause in between, React takes the ones away and shows the others at once.
    other.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    other.click();
    const name = () => document.activeElement?.getAttribute('aria-label');
    await expect.poll(name).toBe('Mover Pasto un lugar después');
    expect(screen.getByRole('toolbar', { name: 'Mover Pasto' })).toBeVisible();
  });

  it('close the list to show their buttons, and stay accessible', async () => {
    renderRoute({ defaultOpen: true });
    await userEvent.click(handle('Cali'));
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(after('Cali')).toHaveFocus();
    await expectNoAxeViolations(document.body);
  });

  it('show their buttons to a finger that takes its time', async () => {
    const onChange = renderRoute();
    const send = pointer('touch');
    await send('start', on('Pasto'));
    await expect.poll(() => token('Pasto').dataset.dragging).toBe('');
    await send('end', on('Pasto'));
    await expect.poll(() => screen.queryByRole('toolbar')).not.toBeNull();
    // Where a browser gives such a press a click, it may come at any time: on a busy page after others.
    const late = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    act(() => {
      handle('Pasto').dispatchEvent(late);
    });
    expect(screen.getByRole('toolbar', { name: 'Mover Pasto' })).toBeVisible();
    // What is no pointer's is another press.
    act(() => handle('Pasto').click());
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('show their buttons under StrictMode, and give the focus back when the value takes them away', async () => {
    const route = (value: readonly string[]) => (
      <StrictMode>
        <Select
          multiple
          aria-label="Ruta"
          options={CITIES}
          value={[...value]}
          onChange={() => {}}
          reorder={reorderTokens()}
        />
      </StrictMode>
    );
    const { rerender } = render(route(CITIES));
    await userEvent.click(handle('Cali'));
    await expect.poll(() => document.activeElement).toBe(after('Cali'));
    rerender(route(CITIES.slice(1)));
    expect(screen.queryByRole('toolbar')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(trigger());
  });

  it('move in a modal dialog', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
    const onChange = vi.fn();
    render(
      <Select
        multiple
        aria-label="Ruta"
        options={CITIES}
        defaultValue={CITIES}
        onChange={onChange}
        reorder={reorderTokens()}
      />,
      { container: dialog },
    );
    await userEvent.click(handle('Cali'));
    await userEvent.click(after('Cali'));
    expect(shown().slice(0, 2)).toEqual(['Pasto', 'Cali']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(dialog.open).toBe(true);
    cleanup();
    dialog.remove();
  });

  it('open the list like any other token when there is no other', async () => {
    renderRoute({ defaultValue: ['Cali'] });
    expect(screen.queryByRole('button', { name: 'Mover Cali' })).toBeNull();
    await userEvent.click(token('Cali'), { position: { x: 12, y: 8 }, force: true });
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  });
});
