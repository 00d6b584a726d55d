import '../../styles.css';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cdp, server } from 'vitest/browser';
import { Popover } from '../../popover/popover';
import { Popup } from './popup';

const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

afterEach(() => (server.browser === 'chromium' ? print('') : undefined));

function Sample({ sheet }: { sheet: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Abrir
      </button>
      {anchor && (
        <Popup
          sheet={sheet}
          className="gd-popup"
          role="dialog"
          aria-label="Lista"
          anchor={anchor}
          onEscape={() => {}}
          onOutside={() => {}}
        >
          <button type="button">Opción</button>
        </Popup>
      )}
    </>
  );
}

/** How much of an element is seen: the product of what it stands in. */
function opacity(element: Element): number {
  let product = 1;
  for (let box: Element | null = element; box; box = box.parentElement) {
    product *= Number(getComputedStyle(box).opacity);
  }
  return product;
}

it.for([
  ['popup', false],
  ['sheet', true],
] as const)('a %s is not on paper, and goes on after it (CMP-11)', async ([, sheet], { skip }) => {
  skip(server.browser !== 'chromium', 'no driver but its own prints');
  render(<Sample sheet={sheet} />);
  act(() => screen.getByRole('button').click());
  const option = screen.getByRole('button', { name: 'Opción' });
  act(() => option.focus());
  await expect.poll(() => opacity(option)).toBe(1);
  await print('print');
  await expect.poll(() => opacity(option)).toBe(0);
  await print('');
  await expect.poll(() => opacity(option)).toBe(1);
  expect(document.activeElement).toBe(option);
});

it('a popover is: it may hold what is printed', async ({ skip }) => {
  skip(server.browser !== 'chromium', 'no driver but its own prints');
  render(
    <Popover title="Recibo" defaultOpen trigger={<button type="button">Ver</button>}>
      Pagado
    </Popover>,
  );
  const text = await screen.findByText('Pagado');
  await print('print');
  await expect.poll(() => matchMedia('print').matches).toBe(true);
  await expect.poll(() => opacity(text)).toBe(1);
});
