import { act, render, screen } from '@testing-library/react';
import { type CSSProperties, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Popover } from '../../popover/popover';
import { Tooltip } from '../../tooltip/tooltip';
import '../../styles.css';
import { Popup } from './popup';

const { body, documentElement } = document;

beforeEach(() => page.viewport(1000, 700));
afterEach(() => {
  for (const element of [body, documentElement]) element.removeAttribute('style');
  window.scrollTo(0, 0);
});

const boxOf = (element: Element | null) => {
  if (!element) throw new Error('is not there');
  return element.getBoundingClientRect();
};
const opener = () => screen.getByRole('button', { name: 'Abrir' });
const list = () => screen.queryByRole('dialog', { name: 'Lista' });

/** A field with a list as wide as itself, and as high as there is room. */
function Field({ style, sheet }: { style?: CSSProperties; sheet?: boolean }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        style={{ inlineSize: 200, blockSize: 40, ...style }}
        onClick={() => setOpen(true)}
      >
        Abrir
      </button>
      {open && (
        <Popup
          anchor={anchor}
          sheet={sheet}
          role="dialog"
          aria-label="Lista"
          className="gd-popup"
          style={{
            inlineSize: sheet ? undefined : 'var(--gd-popup-anchor-width)',
            maxBlockSize: sheet ? undefined : 'var(--gd-popup-height)',
            overflow: 'auto',
          }}
          onEscape={() => setOpen(false)}
          onOutside={() => setOpen(false)}
        >
          <div style={{ blockSize: 900 }} />
        </Popup>
      )}
    </>
  );
}

describe.each([
  ['the page', documentElement],
  ['its body', body],
])('in a page where CSS zooms %s (CMP-11)', (_, element) => {
  beforeEach((context) => {
    context.skip(server.browser === 'webkit', 'measures in the page’s own pixels');
    element.style.zoom = '1.5';
  });

  it('a list is as wide as its control, beside it, and within the window', async () => {
    render(<Field style={{ position: 'absolute', insetBlockStart: 60, insetInlineStart: 100 }} />);
    await userEvent.click(opener());
    const [popup, control] = [boxOf(list()), boxOf(opener())];
    expect(popup.width).toBeCloseTo(control.width, 0);
    expect(popup.left).toBeCloseTo(control.left, 0);
    expect(popup.top - control.bottom).toBeCloseTo(4, 0);
    expect(popup.bottom).toBeCloseTo(700 - 8, 0);
  });

  it('a list is above its control where there is more room', async () => {
    render(<Field style={{ position: 'absolute', insetBlockStart: 380 }} />);
    await userEvent.click(opener());
    expect(boxOf(opener()).top - boxOf(list()).bottom).toBeCloseTo(4, 0);
    expect(boxOf(list()).top).toBeCloseTo(8, 0);
  });

  it('a sheet stands at the foot of the screen, and no higher than that', async () => {
    await page.viewport(390, 700);
    render(<Field sheet />);
    await userEvent.click(opener());
    const box = () => boxOf(list());
    await expect.poll(() => Math.round(box().bottom)).toBe(700);
    expect([box().left, Math.round(box().width)]).toEqual([0, 390]);
    expect(box().top).toBeCloseTo(0.08 * 700, 0);
  });

  it('a tooltip and a popover are beside their element', async () => {
    render(
      <div style={{ position: 'absolute', insetBlockStart: 120, insetInlineStart: 220 }}>
        <Tooltip content="Ayuda" defaultOpen>
          <button type="button">Abrir</button>
        </Tooltip>
        <Popover title="Filtros" trigger={<button type="button">Ver</button>} align="center">
          Nada
        </Popover>
      </div>,
    );
    const middle = (box: DOMRect) => box.left + box.width / 2;
    const bubble = () => boxOf(document.querySelector('.gd-tooltip'));
    await expect.poll(() => Math.abs(middle(bubble()) - middle(boxOf(opener())))).toBeLessThan(2);
    expect(boxOf(opener()).top - bubble().bottom).toBeLessThan(20);
    const trigger = screen.getByRole('button', { name: 'Ver' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Filtros' });
    await Promise.all(popover.getAnimations().map(({ finished }) => finished));
    await expect
      .poll(() => Math.abs(middle(boxOf(popover)) - middle(boxOf(trigger))))
      .toBeLessThan(2);
    expect(boxOf(popover).top - boxOf(trigger).bottom).toBeLessThan(20);
    expect(Number.parseFloat(getComputedStyle(popover).fontSize)).toBeCloseTo(14, 0);
    await act(async () => {});
  });
});
