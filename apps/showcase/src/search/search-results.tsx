import { hasPointerMoved, type PointerPlace } from '@guadua/utils/internal';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ResultGroup, ResultKind, SearchResult } from './search.types';
import { markWords, queryWords } from './words';

const KIND_TITLES: Readonly<Record<ResultKind, string>> = {
  page: 'Páginas',
  example: 'Ejemplos',
  section: 'Apartados',
  api: 'Propiedades',
  key: 'Teclado',
};

interface SearchResultsProps {
  /** Id of the listbox; those of its parts begin with it. */
  id: string;
  groups: readonly ResultGroup[];
  query: string;
  /** Place of the active result among all of them. */
  current: number;
  onPoint: (index: number) => void;
  onPick: (event: MouseEvent, result: SearchResult) => void;
}

/** Id of a result's element, by its place in the list. */
export function resultId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox: results by kind, each a link, so that it opens in the ways that a browser has. */
export function SearchResults({ id, groups, query, current, onPoint, onPick }: SearchResultsProps) {
  const typed = queryWords(query);
  const pointer = useRef<PointerPlace | null>(null);
  /** WebKit reports a resting pointer after each scroll: the arrows' choice must outlast that. */
  const onPointerMove = (event: PointerEvent, place: number) => {
    const { clientX, clientY, movementX, movementY } = event;
    const moved = hasPointerMoved(pointer.current, { clientX, clientY, movementX, movementY });
    pointer.current = { clientX, clientY };
    if (moved && place !== current) onPoint(place);
  };
  let index = -1;
  return (
    <div id={id} role="listbox" aria-label="Resultados" className="search-list">
      {groups.map(({ kind, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="search-group">
          <p id={`${id}-${kind}`} className="search-kind">
            {typed.length === 0 ? 'Para empezar' : KIND_TITLES[kind]}
          </p>
          <div role="presentation" className="search-options">
            {results.map((result) => {
              index += 1;
              const place = index;
              return (
                <a
                  key={result.id}
                  id={resultId(id, place)}
                  role="option"
                  aria-selected={place === current}
                  tabIndex={-1}
                  className="search-option"
                  href={result.href}
                  onClick={(event) => onPick(event, result)}
                  onPointerMove={(event) => onPointerMove(event, place)}
                >
                  <span
                    className="search-title"
                    data-code={kind === 'api' || kind === 'key' || undefined}
                  >
                    <Marked text={result.title} typed={typed} found={result.words} />
                  </span>
                  {result.context && <span className="search-context">{result.context}</span>}
                  {result.text && (
                    <span className="search-text">
                      <Marked text={result.text} typed={typed} found={result.words} />
                    </span>
                  )}
                </a>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

interface MarkedProps {
  text: string;
  typed: readonly string[];
  found: readonly string[];
}

function Marked({ text, typed, found }: MarkedProps) {
  return markWords(text, typed, found).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
