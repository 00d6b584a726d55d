import { act, render, screen } from '@testing-library/react';
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Popup } from './popup';

type Kind = 'popup' | 'sheet';

interface SampleProps {
  kind?: Kind;
  takesFocus?: boolean;
  onOutside?: () => void;
}

/** A widget that counts the moves of the focus: as React sends them, and as the document does. */
function Sample({ kind, takesFocus = true, onOutside = () => {} }: SampleProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [moves, setMoves] = useState(0);
  const [received, setReceived] = useState(0);
  useEffect(() => {
    const onFocusIn = () => setReceived((count) => count + 1);
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only counts what passes
    <div
      data-testid="widget"
      data-moves={moves}
      data-received={received}
      onFocus={() => setMoves((count) => count + 1)}
      onBlur={() => setMoves((count) => count + 1)}
    >
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Abrir
      </button>
      {anchor && (
        <Popup
          sheet={kind === 'sheet'}
          role="dialog"
          aria-label="Lista"
          anchor={anchor}
          onEscape={() => setAnchor(null)}
          onOutside={() => {
            onOutside();
            setAnchor(null);
          }}
        >
          <p>Primera</p>
          <Search takesFocus={takesFocus} />
        </Popup>
      )}
    </div>
  );
}

/** Takes the focus before it is painted. */
function Search({ takesFocus }: { takesFocus: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return <input ref={input} aria-label="Buscar" />;
}

const open = () => act(() => screen.getByRole('button', { name: 'Abrir' }).click());
const dialog = () => screen.queryByRole('dialog', { name: 'Lista' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each<Kind>(['popup', 'sheet'])('a %s that opens', (kind) => {
  it.each([true, false])('lets handlers of the focus set state (content takes it: %s)', (takes) => {
    const error = vi.spyOn(console, 'error');
    render(<Sample kind={kind} takesFocus={takes} />);
    act(() => screen.getByRole('button', { name: 'Abrir' }).focus());
    const { moves, received } = screen.getByTestId('widget').dataset;
    open();
    expect(error).not.toHaveBeenCalled();
    // A popup takes no focus by itself, a sheet does.
    const moved = takes || kind === 'sheet';
    expect(screen.getByTestId('widget').dataset.moves !== moves).toBe(moved);
    expect(screen.getByTestId('widget').dataset.received !== received).toBe(moved);
  });

  it.each([
    ['once', false],
    ['twice, as in strict mode', true],
  ])('is shown before layout effects in it run (%s)', (_, reactStrictMode) => {
    render(<Sample kind={kind} />, { wrapper: reactStrictMode ? StrictMode : undefined });
    open();
    // No frame has passed since.
    expect(document.activeElement).toBe(screen.getByLabelText('Buscar'));
    expect(dialog()?.ariaModal === 'true').toBe(kind === 'sheet');
  });
});

describe.each<[Kind, Kind]>([
  ['popup', 'sheet'],
  ['sheet', 'popup'],
])('a %s that becomes a %s, as when a phone is turned (SEL-16, DAT-15)', (from, to) => {
  it.each([true, false])(
    'stays open with the focus in it (content takes it: %s)',
    async (takes) => {
      const error = vi.spyOn(console, 'error');
      const onOutside = vi.fn();
      const { rerender } = render(<Sample kind={from} takesFocus={takes} onOutside={onOutside} />);
      open();
      const search = screen.getByLabelText('Buscar');
      act(() => search.focus());
      rerender(<Sample kind={to} takesFocus={takes} onOutside={onOutside} />);
      // What a layer judges, it judges once the event is over.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(onOutside).not.toHaveBeenCalled();
      expect(dialog()).not.toBeNull();
      expect(document.activeElement).toBe(search);
      await userEvent.keyboard('{Escape}');
      await expect.poll(dialog).toBeNull();
      expect(error).not.toHaveBeenCalled();
    },
  );
});
