import { eachInTurn } from '@guadua/testing';
import { startClock, stopClock } from '@guadua/testing/stopped-clock';
import { render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
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
  tokens,
  trigger,
} from './route.testing';

async function drag(
  kind: 'mouse' | 'touch',
  from: string,
  to: { x: number; y: number },
  during = async () => {},
): Promise<void> {
  const send = pointer(kind);
  const dragged = token(from);
  await send('start', on(from));
  // A finger rests first; a mouse has to move.
  if (kind === 'mouse') await send('move', { x: on(from).x + 6, y: on(from).y });
  await expect.poll(() => dragged.dataset.dragging).toBe('');
  await send('move', to);
  await during();
  await send('end', to);
  await expect.poll(() => dragged.dataset.dragging).toBeUndefined();
}

afterEach(async () => {
  await page.viewport(1280, 800);
});

describe('tokens that are dragged (SEL-19)', () => {
  eachInTurn(['touch', 'mouse'], 2)(
    'go to another line with a %s, and the form sends them in that order',
    async (kind) => {
      const onChange = renderRoute();
      expect(on('Ibagué').y).toBeGreaterThan(on('Cali').y + 10);
      await drag(kind, 'Cali', on('Ibagué', 0.9), async () => {
        await expect.poll(() => token('Ibagué').dataset.drop).toBe('after');
        expect(onChange).not.toHaveBeenCalled();
      });
      const order = ['Pasto', 'Neiva', 'San Andrés y Providencia', 'Ibagué', 'Cali'];
      await expect.poll(shown).toEqual(order);
      expect(sent()).toEqual(order);
      expect(
        onChange.mock.calls.map(([value, { reason, options }]) => [value, reason, options]),
      ).toEqual([[order, 'reorder', order]]);
      await expect.poll(() => document.body.textContent).toContain('Cali: lugar 5 de 5');
      expect(trigger()).toHaveAttribute('aria-expanded', 'false');
      await drag(kind, 'Cali', on('Pasto', 0.1), async () => {
        await expect.poll(() => token('Pasto').dataset.drop).toBe('before');
      });
      await expect.poll(shown).toEqual(CITIES);
      expect(tokens().every(({ style, dataset }) => !style.translate && !dataset.drop)).toBe(true);
    },
  );

  eachInTurn(['closed', 'open'], 2)(
    'Escape takes it back and does nothing else, with a list that is %s',
    async (list) => {
      const onChange = renderRoute({ defaultOpen: list === 'open' });
      await drag('mouse', 'Cali', on('Neiva', 0.9), async () => {
        await expect.poll(() => token('Neiva').dataset.drop).toBe('after');
        if (list === 'closed') trigger().focus();
        await userEvent.keyboard('{Escape}');
        await expect.poll(() => token('Cali').dataset.dragging).toBeUndefined();
      });
      expect(trigger()).toHaveAttribute('aria-expanded', String(list === 'open'));
      expect(onChange).not.toHaveBeenCalled();
      expect(shown()).toEqual(CITIES);
    },
  );

  it('stay where they are when the value changes meanwhile', async () => {
    const onChange = vi.fn();
    const route = (value: string[]) => (
      <Select
        multiple
        aria-label="Ruta"
        options={CITIES}
        value={value}
        onChange={onChange}
        reorder={reorderTokens()}
      />
    );
    const { rerender } = render(route(CITIES));
    await drag('mouse', 'Cali', on('Neiva', 0.9), async () => {
      await expect.poll(() => token('Neiva').dataset.drop).toBe('after');
      rerender(route(['Cali', 'Pasto']));
      await expect.poll(shown).toEqual(['Cali', 'Pasto']);
    });
    expect(onChange).not.toHaveBeenCalled();
  });

  eachInTurn(['mouse', 'touch'], 2)('go where a %s lets them go, however quickly', async (kind) => {
    const onChange = renderRoute();
    const send = pointer(kind);
    const dragged = token('Cali');
    const [from, to] = [on('Cali'), on('Neiva', 0.9)];
    const begun = send('start', from);
    // A finger has to rest; a single move and the end come together.
    if (kind === 'touch') await expect.poll(() => dragged.dataset.dragging).toBe('');
    await Promise.all([begun, send('move', to), send('end', to)]);
    await expect
      .poll(shown)
      .toEqual(['Pasto', 'Neiva', 'Cali', 'San Andrés y Providencia', 'Ibagué']);
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('can still be removed by a finger that takes its time', async () => {
    const onChange = renderRoute();
    const send = pointer('touch');
    const { left, top, width, height } = remove('Pasto').getBoundingClientRect();
    const pressed = token('Pasto');
    await send('start', { x: left + width / 2, y: top + height / 2 });
    await expect.poll(() => pressed.dataset.dragging).toBe('');
    await send('end', { x: left + width / 2, y: top + height / 2 });
    await expect.poll(shown).not.toContain('Pasto');
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('a finger that moves at once scrolls the page instead', async ({ skip }) => {
    skip(server.browser === 'firefox', 'the fingers of its driver scroll nothing');
    await page.viewport(390, 600);
    const onChange = renderRoute();
    const after = document.createElement('div');
    after.style.blockSize = '3000px';
    document.body.append(after);
    const send = pointer('touch');
    const start = on('Ibagué');
    // How long the machine takes for the moves must not count as resting.
    const advance = stopClock();
    await send('start', start);
    for (const up of [15, 30, 45, 60, 75]) await send('move', { x: start.x, y: start.y - up });
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    advance(5000);
    startClock();
    expect(document.querySelector('[data-dragging]')).toBeNull();
    await send('end', start);
    expect(onChange).not.toHaveBeenCalled();
    after.remove();
    window.scrollTo(0, 0);
  });
});

describe('tokens and the keyboard (SEL-19)', () => {
  it('Shift and the side arrows move a token, which keeps the focus, and say its place', async () => {
    const onChange = renderRoute();
    trigger().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(remove('Ibagué')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(shown()).toEqual(['Cali', 'Pasto', 'Ibagué', 'Neiva', 'San Andrés y Providencia']);
    expect(remove('Ibagué')).toHaveFocus();
    await expect.poll(() => document.body.textContent).toContain('Ibagué: lugar 3 de 5');
    await userEvent.keyboard('{Shift>}{Home}{ArrowLeft}{/Shift}');
    expect(shown()[0]).toBe('Ibagué');
    expect(remove('Ibagué')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{End}{ArrowRight}{/Shift}');
    expect(shown()).toEqual(CITIES);
    expect(onChange.mock.calls.every(([, { reason }]) => reason === 'reorder')).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(4);
    // Without Shift they move among the tokens, as ever.
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    expect(shown()).not.toContain('San Andrés y Providencia');
  });

  it('keep the focus in a shadow root', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const inside = host.attachShadow({ mode: 'open' });
    const root = createRoot(inside);
    root.render(
      <Select
        multiple
        aria-label="Ruta"
        options={CITIES}
        defaultValue={CITIES}
        reorder={reorderTokens()}
      />,
    );
    const button = await vi.waitFor(() => {
      const found = inside.querySelector<HTMLElement>('[aria-label="Quitar Cali"]');
      if (!found) throw new Error('not there yet');
      return found;
    });
    button.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    const names = [...inside.querySelectorAll('.gd-select__token')].map((one) => one.textContent);
    expect(names.slice(0, 3)).toEqual(['Pasto', 'Neiva', 'Cali']);
    expect(inside.activeElement).toBe(button);
    root.unmount();
    host.remove();
  });

  it('follow the direction of the text', async () => {
    document.documentElement.dir = 'rtl';
    renderRoute({ defaultValue: ['Cali', 'Pasto', 'Neiva'] });
    remove('Cali').focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(shown()).toEqual(['Pasto', 'Cali', 'Neiva']);
    await drag('mouse', 'Neiva', on('Pasto', 0.9));
    await expect.poll(shown).toEqual(['Neiva', 'Pasto', 'Cali']);
    document.documentElement.dir = '';
  });

  it('move among the tokens that are shown, on one line too', async () => {
    const onChange = renderRoute({ badgeLimit: 'fit' });
    await expect.poll(() => tokens().length).toBeLessThan(CITIES.length);
    const before = shown();
    remove('Cali').focus();
    await userEvent.keyboard('{Shift>}{End}{ArrowRight}{/Shift}');
    await expect.poll(shown).toEqual([...before.slice(1), 'Cali']);
    expect(remove('Cali')).toHaveFocus();
    expect(onChange).toHaveBeenCalledOnce();
    expect(sent()).toEqual([...before.slice(1), 'Cali', ...CITIES.slice(before.length)]);
  });

  it('stay where they are in a disabled fieldset', async () => {
    const onChange = vi.fn();
    render(
      <fieldset disabled>
        <Select
          multiple
          aria-label="Ruta"
          options={CITIES}
          defaultValue={CITIES}
          onChange={onChange}
          reorder={reorderTokens()}
        />
      </fieldset>,
    );
    const send = pointer('mouse');
    const [from, to] = [on('Cali'), on('Neiva', 0.9)];
    await send('start', from);
    await send('move', to);
    await send('end', to);
    expect(onChange).not.toHaveBeenCalled();
    expect(shown()).toEqual(CITIES);
  });

  it.each(['readOnly', 'disabled'])('stay where they are when the field is %s', async (state) => {
    const onChange = renderRoute({ [state]: true });
    const send = pointer('mouse');
    await send('start', on('Cali'));
    await send('move', on('Neiva', 0.9));
    await send('end', on('Neiva', 0.9));
    expect(onChange).not.toHaveBeenCalled();
    expect(shown()).toEqual(CITIES);
    expect(document.querySelector('[data-sortable]')).toBeNull();
  });

  it('have no other order after a reset of the form', async () => {
    renderRoute({ limit: 5 });
    remove('Cali').focus();
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    expect(sent().at(-1)).toBe('Cali');
    document.querySelector('form')?.reset();
    await expect.poll(sent).toEqual(CITIES);
  });
});
