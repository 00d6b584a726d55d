import { unfoldAround } from './unfold-around';

const STORAGE_KEY = 'guadua-showcase-scroll';

/** How far each entry of the session's history was scrolled, by its key. */
export interface ScrollPositions {
  /** Remembers where an entry is left. */
  leave: (key: string) => void;
  /** Goes where an entry was left, if one returns to it, else to an anchor, or to the top. */
  restore: (entry: { key: string; hash: string }) => void;
  /** Turns off the browser's own scroll restoration, until the document goes; goes where the first entry was left. */
  start: (current: () => string) => () => void;
}

/** Reads and keeps the positions in the session's storage, so that another document finds them. */
export function scrollPositions(): ScrollPositions {
  const positions = stored();
  const leave = (key: string) => {
    positions[key] = window.scrollY;
  };
  return {
    leave,
    restore({ key, hash }) {
      const position = positions[key];
      const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
      // What rests off the screen would be blank for a frame.
      anchor?.closest('[data-resting]')?.removeAttribute('data-resting');
      if (anchor) unfoldAround(anchor);
      if (position !== undefined) window.scrollTo(0, position);
      else if (anchor) anchor.scrollIntoView();
      else window.scrollTo(0, 0);
    },
    start(current) {
      const onPageHide = () => {
        leave(current());
        // A reload starts where it was before any script runs.
        window.history.scrollRestoration = 'auto';
        try {
          sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
        } catch {
          // A blocked or full storage only means that another document starts at its top.
        }
      };
      const onPageShow = () => {
        window.history.scrollRestoration = 'manual';
        // WebKit shows a page that it has kept meanwhile from its top, when one returns from another document.
        const position = positions[current()];
        if (position !== undefined && window.scrollY === 0) window.scrollTo(0, position);
      };
      // WebKit puts a page back where it was once it has loaded, and not if asked to leave that alone.
      if (document.readyState === 'complete') onPageShow();
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
        window.history.scrollRestoration = 'auto';
      };
    },
  };
}

/**
 * The key of the history's current entry. The router has none for the first one, nor for those that
 * the browser makes by itself when the address gets another hash: they all would share one position.
 */
export function entryKey(): string {
  const { history } = window;
  const known = history.state?.key;
  if (typeof known === 'string') return known;
  const key = crypto.randomUUID();
  history.replaceState({ ...history.state, key }, '');
  return key;
}

/** Marks a document's first entry, for the router too, which would write it again: each time takes 5 ms. */
export function markFirstEntry(): void {
  const { history } = window;
  const { idx, key } = history.state ?? {};
  if (idx !== undefined && typeof key === 'string') return;
  history.replaceState({ key: crypto.randomUUID(), idx: 0, ...history.state }, '');
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}
