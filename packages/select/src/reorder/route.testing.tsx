import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { Select } from '../select/select';
import { reorderTokens } from './reorder-tokens';

/** The stops of a route, whose order is what the tests of reordering change. */
export const CITIES = ['Cali', 'Pasto', 'Neiva', 'San Andrés y Providencia', 'Ibagué'];

interface RouteProps {
  readonly badgeLimit?: 'fit' | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly defaultValue?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly readOnly?: boolean | undefined;
}

export const trigger = () => screen.getByRole('combobox', { name: 'Ruta' });
export const shown = () => tokens().map((token) => token.textContent);
export const tokens = () => [...document.querySelectorAll<HTMLElement>('.gd-select__token')];
export const token = (name: string) => {
  const found = tokens().find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no token ${name}.`);
  return found;
};
export const remove = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` });
export const sent = () => {
  const form = document.querySelector('form');
  return form ? new FormData(form).getAll('ruta') : [];
};

export function renderRoute(props: RouteProps = {}, wrapped = false) {
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
export function pointer(kind: 'mouse' | 'touch') {
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
export const on = (name: string, along = 0.4) => {
  const { left, top, width, height } = token(name).getBoundingClientRect();
  return { x: left + width * along, y: top + height / 2 };
};
