import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

it('a popup in a page without a window opens and closes, and no error comes of it', async () => {
  const inner = document.implementation.createHTMLDocument();
  const root = createRoot(inner.body.appendChild(inner.createElement('div')));
  act(() => root.render(<Sample sheet={false} />));
  act(() => inner.querySelector('button')?.click());
  expect(inner.querySelector('[aria-label=Lista]')).not.toBeNull();
  await painted();
  act(() => root.unmount());
  expect(inner.querySelector('[aria-label=Lista]')).toBeNull();
});

describe('a press that no event of the page tells of (CMP-11)', () => {
  const list = () => screen.queryByRole('dialog', { name: 'Lista' });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  afterEach(() => {
    vi.restoreAllMocks();
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  const addFrame = () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.cssText = 'position: fixed; inset: 200px auto auto 0; inline-size: 300px';
    return frame;
  };

  it.each(['the page', 'an open shadow root', 'a closed shadow root'])(
    'closes a popup beside a frame in %s, and Escape is no longer its key',
    async (where) => {
      const frame = addFrame();
      let place: Element = frame;
      if (where !== 'the page') {
        place = document.body.appendChild(document.createElement('div'));
        place.setAttribute('style', frame.style.cssText.concat('; block-size: 150px'));
        const mode = where.includes('open') ? 'open' : 'closed';
        place.attachShadow({ mode }).append(frame);
      }
      render(<Sample sheet={false} />);
      await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
      expect(list()).not.toBeNull();
      await userEvent.click(place);
      await expect.poll(list).toBeNull();
      place.remove();
    },
  );

  it('closes a popup in the page, whose widget is in a frame', async () => {
    const inner = addFrame().contentDocument;
    if (!inner) throw new Error('no page in the frame');
    render(
      <>
        <p>Afuera</p>
        {createPortal(<Sample sheet={false} />, inner.body)}
      </>,
    );
    const opener = inner.querySelector('button') as HTMLButtonElement;
    act(() => {
      opener.focus();
      opener.click();
    });
    const inFrame = () => inner.querySelector('[aria-label=Lista]');
    expect(inFrame()).not.toBeNull();
    await userEvent.click(screen.getByText('Afuera'));
    await expect.poll(inFrame).toBeNull();
  });

  it('is none where the whole window lost the focus', async () => {
    addFrame();
    render(<Sample sheet={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    if (window.top) vi.spyOn(window.top.document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new FocusEvent('blur'));
    await settled();
    expect(list()).not.toBeNull();
  });
});
