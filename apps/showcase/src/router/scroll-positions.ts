import { unfoldAround } from './unfold-around';

const STORAGE_KEY = 'guadua-showcase-scroll';

/** How far each entry of the session's history was scrolled, by its key. */
export interface ScrollPositions {
  /** Remembers where an entry is left, before the entry that follows it has its key. */
  leave: (key: string) => void;
  /** Goes where an entry was left, if one returns to it, else to an anchor, or to the top. */
  restore: (entry: { key: string; hash: string }) => void;
  /** Turns off the browser's own scroll restoration, until the document goes; goes where the first entry was left. */
  start: (current: () => string) => () => void;
}

/** Reads and keeps the positions in the session's storage, so that another document finds them. */
export function scrollPositions(): ScrollPositions {
  const positions = stored();
  let last = 0;
  const leave = (key: string) => {
    // Where the address itself gets another hash, the browser has scrolled before it fires an event.
    positions[key] = keyOfEntry() === undefined ? last : window.scrollY;
  };
  return {
    leave,
    restore({ key, hash }) {
      const position = positions[key];
      const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
      anchor?.closest('[data-resting]')?.removeAttribute('data-resting');
      if (anchor) unfoldAround(anchor);
      const go = () => {
        if (position !== undefined) window.scrollTo(0, position);
        else if (anchor) anchor.scrollIntoView();
        else window.scrollTo(0, 0);
      };
      go();
      if (wakeInView()) go();
    },
    start(current) {
      last = window.scrollY;
      const onScroll = () => {
        if (keyOfEntry() === current()) last = window.scrollY;
      };
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
      window.addEventListener('scroll', onScroll, { passive: true });
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        window.removeEventListener('scroll', onScroll);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
        window.history.scrollRestoration = 'auto';
      };
    },
  };
}

/**
 * Draws what rests (`useRestingSections`) where one has come to: it would be blank for a frame.
 *
 * @returns Whether something rested there: it may be higher or lower than the browser took it for.
 */
function wakeInView(): boolean {
  const parts = [...document.querySelectorAll('[data-resting]')].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
  for (const part of parts) part.removeAttribute('data-resting');
  return parts.length > 0;
}

/**
 * The key of the history's current entry. The router has none for the first one, nor for those that
 * the browser makes by itself when the address gets another hash: they all would share one position.
 */
export function entryKey(): string {
  const known = keyOfEntry();
  if (known !== undefined) return known;
  const { history } = window;
  const key = crypto.randomUUID();
  history.replaceState({ ...history.state, key }, '');
  return key;
}

function keyOfEntry(): string | undefined {
  const key = window.history.state?.key;
  return typeof key === 'string' ? key : undefined;
}

/** Marks a document's first entry, for the router too, which would write it again: each time takes 5 ms. */
export function markFirstEntry(): void {
  const { history } = window;
  if (history.state?.idx !== undefined && keyOfEntry() !== undefined) return;
  history.replaceState({ key: crypto.randomUUID(), idx: 0, ...history.state }, '');
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}
