import { act, render, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchesMedia, SHEET_QUERY, useMediaQuery } from './use-media-query';

afterEach(() => vi.unstubAllGlobals());

function stubMedia(matches: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => list);
  return { list, listeners };
}

function Probe() {
  return <output>{String(useMediaQuery(SHEET_QUERY))}</output>;
}

describe('useMediaQuery', () => {
  it('follows the query live and leaves no listener', () => {
    const { list, listeners } = stubMedia(false);
    const { container, unmount } = render(
      <StrictMode>
        <Probe />
      </StrictMode>,
    );
    expect(container.textContent).toBe('false');
    expect(listeners.size).toBe(1);
    list.matches = true;
    act(() => {
      for (const listener of [...listeners]) listener();
    });
    expect(container.textContent).toBe('true');
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('is false on a server, hydrates without a warning, then is right', async () => {
    stubMedia(true);
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Probe />);
    expect(place.textContent).toBe('false');
    const errors: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, <Probe />, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(place.textContent).toBe('true');
    act(() => root.unmount());
  });

  it('is false where there is no matchMedia, as in the tests of an application', () => {
    vi.stubGlobal('matchMedia', undefined);
    expect(matchesMedia(SHEET_QUERY)).toBe(false);
    expect(renderHook(() => useMediaQuery(SHEET_QUERY)).result.current).toBe(false);
  });
});
