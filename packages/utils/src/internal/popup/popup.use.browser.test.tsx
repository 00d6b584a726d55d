import { act, render, screen } from '@testing-library/react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup } from './popup';

interface SampleProps {
  sheet?: boolean;
  children?: ReactNode;
}

function Sample({ sheet, children = <button type="button">Opción</button> }: SampleProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Abrir
      </button>
      {anchor && (
        <Popup
          sheet={sheet}
          role="dialog"
          aria-label="Lista"
          anchor={anchor}
          container={document.body}
          onEscape={close}
          onOutside={close}
        >
          {children}
        </Popup>
      )}
    </>
  );
}

const list = () => screen.queryByRole('dialog', { name: 'Lista' });
const opener = () => screen.getByRole('button', { name: 'Abrir' });
const box = () => screen.getByTestId('box');
const style = (styles: CSSProperties) => () => void Object.assign(box().style, styles);

const FRAMES = [
  ['popup', false],
  ['sheet', true],
] as const;

describe.each(FRAMES)('a %s', (_, sheet) => {
  it('closes with a fieldset that is disabled (CMP-11)', async () => {
    const view = (outer: boolean, inner: boolean) => (
      <fieldset disabled={outer}>
        <fieldset disabled={inner}>
          <Sample sheet={sheet} />
        </fieldset>
      </fieldset>
    );
    const { rerender } = render(view(false, false));
    for (const outer of [false, true]) {
      await userEvent.click(opener());
      expect(list()).not.toBeNull();
      rerender(view(outer, !outer));
      await expect.poll(list).toBeNull();
      rerender(view(false, false));
      expect(list(), 'enabled again').toBeNull();
    }
  });

  it.each([
    ['inert', () => box().toggleAttribute('inert', true)],
    ['not displayed', style({ display: 'none' })],
    ['invisible', style({ visibility: 'hidden' })],
    ['skipped', style({ contentVisibility: 'hidden' })],
    [
      'invisible once it has moved away',
      style({ transition: 'visibility 1ms 20ms', visibility: 'hidden' }),
    ],
  ])('closes with something round its control that becomes %s (CMP-11)', async (_how, change) => {
    render(
      <div data-testid="box">
        <div>
          <Sample sheet={sheet} />
        </div>
      </div>,
    );
    await userEvent.click(opener());
    expect(list()).not.toBeNull();
    change();
    await expect.poll(list).toBeNull();
    let isFree = false;
    const listen = (event: KeyboardEvent) => {
      isFree = !event.defaultPrevented;
    };
    window.addEventListener('keydown', listen);
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', listen);
    expect(isFree, 'Escape').toBe(true);
    box().removeAttribute('inert');
    box().removeAttribute('style');
    expect(list(), 'there again').toBeNull();
  });
});

it('closes with a part of a page that a sibling hides, and with one that a slot is in', async () => {
  const { rerender } = render(
    <>
      <style>{'#tab:checked ~ div { display: none }'}</style>
      <input id="tab" type="checkbox" />
      <div>
        <Sample />
      </div>
    </>,
  );
  await userEvent.click(opener());
  const tab = screen.getByRole<HTMLInputElement>('checkbox');
  tab.checked = true;
  await expect.poll(list).toBeNull();

  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<section><slot></slot></section>';
  rerender(createPortal(<Sample />, host));
  await userEvent.click(opener());
  expect(list()).not.toBeNull();
  root.querySelector('section')?.style.setProperty('visibility', 'hidden');
  await expect.poll(list).toBeNull();
  rerender(<p>Nada</p>);
  host.remove();
});

it('stays where its control was inert or hidden from the start', async () => {
  render(
    <div data-testid="box">
      <Sample />
    </div>,
  );
  const button = opener();
  box().style.visibility = 'hidden';
  act(() => button.click());
  expect(list()).not.toBeNull();
  box().dataset.changed = '';
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(list()).not.toBeNull();
});

it('stays below a dialog that is opened from within it and makes the page inert', async () => {
  render(
    <div data-testid="box">
      <Sample>
        <WithDialog />
      </Sample>
    </div>,
  );
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Nueva' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Guardar');
  expect(box().inert).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(box().inert).toBe(false);
  expect(list()).not.toBeNull();
});

/** Opens a dialog in the body, as applications write them: the rest of the page is inert meanwhile. */
function WithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Nueva
      </button>
      {isOpen &&
        createPortal(
          <div
            role="dialog"
            aria-label="Nueva"
            style={{ position: 'fixed', insetBlockEnd: 0 }}
            ref={(element) => {
              box().inert = true;
              element?.querySelector('button')?.focus();
              return () => {
                box().inert = false;
              };
            }}
          >
            <button type="button" onClick={() => setOpen(false)}>
              Guardar
            </button>
          </div>,
          document.body,
        )}
    </>
  );
}
