import { snackbar } from '@guadua/utils';
import { SearchIcon } from '@guadua/utils/internal';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import type { SearchDialog } from '../search/search-dialog';

/** Opens the search. */
const OpenSearch = createContext(() => {});

/** Brings the search and its index: loaded only for those who search. */
async function load() {
  const module = await import('../search/search-dialog');
  module.prepareSearch();
  return module.SearchDialog;
}

/** At the first sign of a search. */
function prefetch() {
  // A failure will show when they do.
  load().catch(() => undefined);
}

/** Collects the keys that a person types before the dialog is there; the function that it returns ends this. */
function keepKeys(): () => string {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    text += event.key;
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('keydown', onKeyDown, true);
    return text;
  };
}

/** Ctrl K and ⌘ K: a key alone, such as a slash, would have to be one that can be turned off (WCAG 2.1.4). */
function isShortcut({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && key === 'k';
}

/** Where the search opens, by its keys (SHOWCASE 12) and by the buttons inside. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ Dialog: typeof SearchDialog; typed: string } | null>(null);
  const open = useCallback(() => {
    const typed = keepKeys();
    load().then(
      (Dialog) => setOpened({ Dialog, typed: typed() }),
      () => {
        typed();
        snackbar('La búsqueda no se pudo cargar. Revisa tu conexión.', { tone: 'danger' });
      },
    );
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <OpenSearch value={open}>
      {children}
      {opened && <opened.Dialog typed={opened.typed} onClose={() => setOpened(null)} />}
    </OpenSearch>
  );
}

/** "Buscar… Ctrl K", in the toolbar and on the page that wasn't found. */
export function SearchButton() {
  return (
    <button
      type="button"
      className="search-button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={use(OpenSearch)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <SearchIcon />
      <span>Buscar…</span>
      <kbd>Ctrl K</kbd>
    </button>
  );
}
