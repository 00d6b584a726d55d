import './search.css';
import { LiveRegion, SearchIcon } from '@guadua/utils/internal';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { pageAt } from '../site/routes';
import { absenceOf } from './absences';
import { countResults } from './count-results';
import { EmptyResults } from './empty-results';
import { loadEngine } from './engine-source';
import { moveActive } from './move-active';
import type { SearchResult } from './search.types';
import { resultId, SearchResults } from './search-results';
import { useAnnouncement } from './use-announcement';
import { useSearch } from './use-search';

interface SearchDialogProps {
  /** What was typed while the dialog was being loaded. */
  typed: string;
  /** It closed, by whatever means; the focus is back where it was. */
  onClose: () => void;
}

/** Fetches the index before the dialog opens. */
export function prepareSearch(): void {
  // A failure shows in the dialog.
  loadEngine().catch(() => undefined);
}

/**
 * The search over the whole site: a combobox with its listbox (ARIA APG) in a modal `<dialog>`, which
 * keeps the focus in, closes with Escape and gives the focus back by itself.
 */
export function SearchDialog({ typed, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(typed);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const { groups, status } = useSearch(query);
  const results = groups.flatMap((group) => group.results);
  const asked = query.trim() !== '';
  const absence = absenceOf(query);
  const message = useAnnouncement(
    asked && status !== 'loading'
      ? [absence, countResults(results.length, query)].filter(Boolean).join(' ')
      : '',
  );
  // The first answer is the one that Enter takes, until the arrows say otherwise.
  const current = Math.min(active === -1 && asked ? 0 : active, results.length - 1);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (current >= 0) {
      document.getElementById(resultId(listId, current))?.scrollIntoView({ block: 'nearest' });
    }
  }, [current, listId]);

  const ask = (text: string) => {
    setQuery(text);
    setActive(-1);
  };

  const point = (index: number) => {
    setActive(index);
    prefetch(results[index]);
  };

  const go = (result: SearchResult | undefined, apart: boolean) => {
    if (!result) return;
    if (apart) {
      window.open(result.href, '_blank', 'noopener');
      return;
    }
    // The focus goes back first, so that the new page can take it.
    dialog.current?.close();
    navigate(result.href);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      go(results[current], event.ctrlKey || event.metaKey);
      return;
    }
    const next = moveActive(event.key, current, results.length);
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    point(next);
  };

  const onPick = (event: MouseEvent, result: SearchResult) => {
    // The browser's own ways of opening a link elsewhere stay.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(result, false);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; this is for the pointer on the backdrop
    <dialog
      ref={dialog}
      className="search"
      aria-label="Buscar en Guadua"
      onClose={() => {
        // StrictMode closes it once, only to open it again.
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className="search-sheet">
        <div className="search-head">
          <SearchIcon />
          <input
            ref={input}
            className="search-input"
            role="combobox"
            aria-label="Páginas, ejemplos, propiedades o teclas"
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={results.length > 0 ? listId : undefined}
            aria-activedescendant={current >= 0 ? resultId(listId, current) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder="Páginas, ejemplos, propiedades, teclas…"
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="search-close" onClick={() => dialog.current?.close()}>
            Cerrar
          </button>
        </div>
        <div className="search-body">
          {absence && <p className="search-absence">{absence}</p>}
          {results.length > 0 ? (
            <SearchResults
              id={listId}
              groups={groups}
              query={query}
              current={current}
              onPoint={point}
              onPick={onPick}
            />
          ) : (
            asked &&
            status !== 'loading' && (
              <EmptyResults
                query={query}
                onSuggest={(suggestion) => {
                  ask(suggestion);
                  input.current?.focus();
                }}
              />
            )
          )}
        </div>
        <div className="search-foot">
          <ul>
            <li>
              <kbd>↑</kbd> <kbd>↓</kbd> elegir
            </li>
            <li>
              <kbd>↵</kbd> ir
            </li>
            <li>
              <kbd>Esc</kbd> cerrar
            </li>
          </ul>
          {status === 'reduced' && (
            <p>El índice no se pudo cargar: se busca solo en los títulos.</p>
          )}
          {asked && status === 'ready' && (
            <p className="search-count">{countResults(results.length, query)}</p>
          )}
        </div>
      </div>
      <LiveRegion message={message} />
    </dialog>
  );
}

/** The files of the page that is pointed at. */
function prefetch(result: SearchResult | undefined) {
  // A failure will show when they go there.
  pageAt(result?.href.split('#')[0] ?? '')
    ?.load()
    .catch(() => undefined);
}
