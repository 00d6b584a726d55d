import { act } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Popup } from './popup';

function Sample({ sheet }: { sheet: boolean }) {
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
          onEscape={close}
          onOutside={close}
        >
          <button type="button">Opción</button>
        </Popup>
      )}
    </>
  );
}

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

it.each([
  ['popup', false],
  ['sheet', true],
] as const)(
  'a %s in a frame that is removed closes, and no error comes of it',
  async (_, sheet) => {
    const errors: string[] = [];
    const note = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', note);
    const frame = document.body.appendChild(document.createElement('iframe'));
    const inner = frame.contentDocument;
    if (!inner) throw new Error('no page in the frame');
    const root = createRoot(inner.body.appendChild(inner.createElement('div')));
    act(() => root.render(<Sample sheet={sheet} />));
    act(() => inner.querySelector('button')?.click());
    const popup = () => inner.querySelector('[aria-label=Lista]');
    expect(popup()).not.toBeNull();
    await painted();
    frame.remove();
    await expect.poll(popup).toBeNull();
    for (let count = 0; count < 5; count++) await painted();
    act(() => root.unmount());
    window.removeEventListener('error', note);
    expect(errors).toEqual([]);
  },
);
