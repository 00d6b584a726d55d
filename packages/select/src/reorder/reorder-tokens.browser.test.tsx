import { render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Select } from '../select/select';
import { reorderTokens } from './reorder-tokens';

const CITIES = ['Cali', 'Pasto', 'Neiva', 'San Andrés y Providencia', 'Ibagué'];

interface RouteProps {
  readonly badgeLimit?: 'fit' | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly defaultValue?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly readOnly?: boolean | undefined;
}

const trigger = () => screen.getByRole('combobox', { name: 'Ruta' });
const shown = () => tokens().map((token) => token.textContent);
const tokens = () => [...document.querySelectorAll<HTMLElement>('.gd-select__token')];
const token = (name: string) => {
  const found = tokens().find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no token ${name}.`);
  return found;
};
const remove = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` });
const sent = () => {
  const form = document.querySelector('form');
  return form ? new FormData(form).getAll('ruta') : [];
};

function renderRoute(props: RouteProps = {}, wrapped = false) {
  const onChange = vi.fn();
  const select = (
    <Select
      aria-label={wrapped ? undefined : 'Ruta'}
      name="ruta"
      options={CITIES}
      defaultValue={CITIES}
      reorder={reorderTokens()}
      {...props}
      multiple
      onChange={onChange}
    />
  );
  // biome-ignore lint/a11y/noLabelWithoutControl: the select is the control
  const field = wrapped ? <label>Ruta {select}</label> : select;
  render(<form style={{ inlineSize: 360 }}>{field}</form>);
  return onChange;
}

const MOUSE = { start: 'mousePressed', move: 'mouseMoved', end: 'mouseReleased' } as const;
const TOUCH = { start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const;

/** A pointer of the browser's own protocol, whose events a page can't tell from a person's. */
function pointer(kind: 'mouse' | 'touch') {
  const send = (step: 'start' | 'move' | 'end', { x, y }: { x: number; y: number }) => {
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = frame ? frame.width / window.innerWidth : 1;
    const point = { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
    return kind === 'mouse'
      ? cdp().send('Input.dispatchMouseEvent', {
          type: MOUSE[step],
          ...point,
          button: 'left',
          buttons: step === 'end' ? 0 : 1,
          clickCount: 1,
        })
      : cdp().send('Input.dispatchTouchEvent', {
          type: TOUCH[step],
          touchPoints: step === 'end' ? [] : [point],
        });
  };
  return send;
}

/** A place on a token: `along` from its left (0) to its right edge (1), on its text. */
const on = (name: string, along = 0.4) => {
  const { left, top, width, height } = token(name).getBoundingClientRect();
  return { x: left + width * along, y: top + height / 2 };
};

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
  it.each(['mouse', 'touch'] as const)(
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

  it.each(['closed', 'open'])(
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

  it.each([false, true])(
    'open the list when they are pressed, inside a label or not (%s)',
    async (wrapped) => {
      const onChange = renderRoute({}, wrapped);
      await userEvent.click(token('Pasto'), { position: { x: 12, y: 8 } });
      await expect.poll(() => trigger().getAttribute('aria-expanded')).toBe('true');
      await userEvent.click(token('Pasto'), { position: { x: 12, y: 8 } });
      await expect.poll(() => trigger().getAttribute('aria-expanded')).toBe('false');
      await userEvent.click(remove('Pasto'));
      expect(onChange.mock.lastCall?.[1].reason).toBe('remove');
    },
  );

  it('a finger that moves at once scrolls the page instead', async () => {
    await page.viewport(390, 600);
    const onChange = renderRoute();
    const after = document.createElement('div');
    after.style.blockSize = '3000px';
    document.body.append(after);
    const send = pointer('touch');
    const start = on('Ibagué');
    // How long the machine takes for the moves must not count as resting.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await send('start', start);
    for (const up of [20, 40, 60, 80, 100]) await send('move', { x: start.x, y: start.y - up });
    await expect.poll(() => window.scrollY).toBeGreaterThan(0);
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
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
