'use client';

import { ChevronDownIcon, isElement, useLabels, useReorder } from '@guadua/utils/internal';
import { useRef } from 'react';
import { rowLabelsEsCO } from '../labels/es-co';
import type { RowHandleProps, RowReorder } from './reorder-rows.types';

/**
 * Para el `reorder` de `useFormRows`: cada fila se arrastra por su `handle`, que también recibe las flechas, `Inicio`
 * y `Fin`, y trae un botón para subir y otro para bajar.
 * @example const hijos = useFormRows<Hijo>('hijos', { reorder: reorderRows() });
 */
export function reorderRows(): RowReorder {
  return { kind: 'reorderRows', Handle: RowHandle };
}

function RowHandle({ list, index, count, onMove }: RowHandleProps) {
  const labels = useLabels('forms', rowLabelsEsCO, undefined, 'rows');
  const root = useRef<HTMLSpanElement>(null);
  const id = JSON.stringify(list);
  const item = `[data-form-row=${id}]`;
  const handle = `[data-form-row-handle=${id}]`;
  const rows = () => root.current?.closest(item)?.parentElement;
  useReorder({
    list: rows,
    item,
    handle,
    column: true,
    // The handle of the first row does what there is once in a list.
    locked: index > 0,
    placeOf({ key, target }, from, last) {
      if (!isElement(target) || !target.matches(handle)) return null;
      const places: Record<string, number> = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0 };
      return places[key] ?? (key === 'End' ? last - 1 : null);
    },
    onMove(from, to) {
      // A press that drags gives no focus: the keys go on with what was dropped.
      rows()?.querySelectorAll<HTMLElement>(handle)[from]?.focus({ preventScroll: true });
      onMove(from, to);
    },
  });
  const place = index + 1;
  const arrow = (to: number, text: string, direction: 'up' | 'down') => (
    <button
      type="button"
      // The handle is the one stop of the keyboard in each row.
      tabIndex={-1}
      className="gd-form-row__move"
      data-direction={direction}
      aria-label={text}
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => onMove(index, to)}
    >
      <ChevronDownIcon />
    </button>
  );
  return (
    <span ref={root} className="gd-form-row">
      {count > 1 && (
        <>
          <button
            type="button"
            className="gd-form-row__handle"
            data-form-row-handle={list}
            aria-label={labels.move(place, count)}
            aria-keyshortcuts="ArrowUp ArrowDown Home End"
            onClick={({ currentTarget }) => currentTarget.focus()}
          >
            <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01" />
            </svg>
          </button>
          {arrow(index - 1, labels.moveUp(place), 'up')}
          {arrow(index + 1, labels.moveDown(place), 'down')}
        </>
      )}
    </span>
  );
}
