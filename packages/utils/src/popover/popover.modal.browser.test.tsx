import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../button/button';
import { Snackbars } from '../snackbar/snackbars';
import { Popover } from './popover';

beforeEach(() => page.viewport(1280, 800));

const added: Element[] = [];
function add(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  added.push(element);
  return element;
}
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

const onOpenChange = vi.fn();

function Modal({ name, open }: { name: string; open: boolean }) {
  return (
    <Popover
      modal
      title={name}
      open={open}
      onOpenChange={onOpenChange}
      trigger={<Button>{`Abrir ${name}`}</Button>}
    >
      <input aria-label={`Campo de ${name}`} />
    </Popover>
  );
}
function Two({ first, second }: { first: boolean; second: boolean }) {
  return (
    <>
      <Modal name="uno" open={first} />
      <Modal name="dos" open={second} />
    </>
  );
}
const isInactive = (element: Element) => element.closest('[inert], [aria-hidden=true]') !== null;
const shown = (name: string) =>
  expect.poll(() => screen.queryByRole('dialog', { name })).not.toBeNull();
const gone = (name: string) => expect.poll(() => screen.queryByRole('dialog', { name })).toBeNull();

describe('what a modal popover makes inactive (POP-1)', () => {
  for (const [order, left, name] of [
    ['the older', { first: false, second: true }, 'uno'],
    ['the newer', { first: true, second: false }, 'dos'],
  ] as const) {
    it(`stays so under two of them when ${order} closes first`, async () => {
      const other = add('<button type="button">Otro</button>');
      const { rerender } = render(<Two first second={false} />);
      await shown('uno');
      rerender(<Two first second />);
      await shown('dos');
      await expect.poll(() => isInactive(screen.getByLabelText('Campo de uno'))).toBe(true);
      expect(isInactive(screen.getByLabelText('Campo de dos'))).toBe(false);
      rerender(<Two {...left} />);
      await gone(name);
      expect(isInactive(other)).toBe(true);
      const field = screen.getByRole('textbox');
      expect(isInactive(field)).toBe(false);
      act(() => field.focus());
      expect(document.activeElement).toBe(field);
      other.querySelector('button')?.focus();
      expect(document.activeElement, 'the focus comes back').toBe(field);
      rerender(<Two first={false} second={false} />);
      await expect.poll(() => isInactive(other)).toBe(false);
      expect(document.querySelector('body > [aria-hidden]')).toBeNull();
    });
  }

  it('stays inactive afterwards where the application made it so before or meanwhile', async () => {
    const before = add('<button type="button">Antes</button>');
    const meanwhile = add('<button type="button">Entretanto</button>');
    before.inert = true;
    const { rerender } = render(<Modal name="uno" open />);
    await shown('uno');
    await expect.poll(() => isInactive(meanwhile)).toBe(true);
    meanwhile.inert = true;
    rerender(<Modal name="uno" open={false} />);
    await gone('uno');
    await expect.poll(() => isInactive(screen.getByRole('button', { name: /uno/ }))).toBe(false);
    expect(before.inert).toBe(true);
    expect(meanwhile.inert).toBe(true);
  });

  it('leaves out what only announces, and the messages of snackbars', async () => {
    const regions = ['aria-live="polite"', 'role="status"', 'role="alert"', 'role="log"'].map(
      (attribute) => add(`<div><p ${attribute}></p></div>`).querySelector('p') as Element,
    );
    const form = add(
      '<main><p>Texto</p><form><button type="button">Otro <i role="status"></i></button>' +
        '<p role="alert">Falló. <a href="#otra">Otra vez</a></p></form><p role="status"></p></main>',
    );
    const inForm = (selector: string) => form.querySelector(selector) as Element;
    render(
      <>
        <Snackbars />
        <Modal name="uno" open />
      </>,
    );
    await shown('uno');
    await expect.poll(() => isInactive(inForm('button'))).toBe(true);
    expect(isInactive(inForm('main > p:first-child'))).toBe(true);
    const inside = ['p[role=alert]', 'main > p[role=status]'].map(inForm);
    expect(inside.map(isInactive)).toEqual([false, false]);
    for (const region of regions) expect(isInactive(region), region.outerHTML).toBe(false);
    const snackbars = document.querySelector('.gd-snackbars-host');
    expect(snackbars && isInactive(snackbars)).toBe(false);
  });
});
