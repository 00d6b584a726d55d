'use client';

import { ChevronDownIcon, useLabels, useLatestCallback } from '@guadua/utils/internal';
import { useEffect, useRef } from 'react';
import type { FileItem } from '../file-input/file-item.types';
import type { ItemTool, ItemToolProps } from '../file-input/item-tool.types';
import { listToolLabelsEsCO } from '../labels/es-co-list-tools';
import { useOrderedFormData } from './use-ordered-form-data';
import { useRowDrag } from './use-row-drag';

/**
 * Lets the files of a list change their places (FIL-8): by dragging, with two buttons, and with Alt and the
 * arrows.
 *
 * @example <FileInput multiple reorder={reorderItems()} />
 */
export function reorderItems(): ItemTool {
  return { Tool: ReorderTool };
}

function ReorderTool({ state, items, ...props }: ItemToolProps) {
  const { name, index, locked } = state;
  const count = items.length;
  const labels = useLabels('file', listToolLabelsEsCO, props.labels);
  const root = useRef<HTMLSpanElement>(null);
  useOrderedFormData(props.input, props.name, index === 0 ? items : NONE);
  // A fieldset disables buttons by itself, but no row and no handle.
  const isLocked = () => locked || props.input.current?.matches(':disabled') === true;
  const move = (to: number) => {
    if (isLocked() || to < 0 || to >= count || to === index) return;
    props.onMove(to);
    props.announce(labels.moved(name, to + 1, count));
  };
  const drag = useRowDrag(index, count, move);
  const moveByKey = useLatestCallback((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index + (event.key === 'ArrowUp' ? -1 : 1));
  });
  // The keys work anywhere in the row, which others draw.
  useEffect(() => {
    const row = root.current?.closest('li');
    row?.addEventListener('keydown', moveByKey);
    return () => row?.removeEventListener('keydown', moveByKey);
  }, [moveByKey]);
  const arrow = (to: number, text: string, direction: 'up' | 'down') => (
    <button
      type="button"
      className="gd-file-input__move"
      data-direction={direction}
      aria-label={text}
      // Not disabled: at an end it would lose the focus.
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => move(to)}
    >
      <ChevronDownIcon />
    </button>
  );
  return (
    <span ref={root} className="gd-file-input__tools">
      {!locked && count > 1 && (
        <>
          <span className="gd-file-input__arrows">
            {arrow(index - 1, labels.moveUp(name), 'up')}
            {arrow(index + 1, labels.moveDown(name), 'down')}
          </span>
          <span
            className="gd-file-input__handle"
            aria-hidden="true"
            onPointerDown={(event) => isLocked() || drag(event)}
          >
            <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01" />
            </svg>
          </span>
        </>
      )}
    </span>
  );
}

const NONE: readonly FileItem[] = [];
