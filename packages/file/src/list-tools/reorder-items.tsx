'use client';

import { ChevronDownIcon, useLabels, useReorder } from '@guadua/utils/internal';
import { useRef } from 'react';
import type { FileItem } from '../file-input/file-item.types';
import type { ItemTool, ItemToolProps } from '../file-input/item-tool.types';
import { listToolLabelsEsCO } from '../labels/es-co';
import { useOrderedFormData } from './use-ordered-form-data';

/**
 * Lo que recibe `reorder`: los archivos se arrastran, se mueven con botones y con Alt y una flecha.
 * @example <FileInput multiple reorder={reorderItems()} />
 */
export function reorderItems(): ItemTool {
  return { kind: 'reorderItems', Tool: ReorderTool };
}

const NONE: readonly FileItem[] = [];

function ReorderTool({ index, states, ...props }: ItemToolProps) {
  const { name = '', locked = false } = states[index] ?? {};
  const count = states.length;
  const labels = useLabels('file', listToolLabelsEsCO, props.labels);
  const root = useRef<HTMLSpanElement>(null);
  // The form needs one order for the whole list, so only the first row gives it.
  const isFirst = index === 0;
  useOrderedFormData(props.input, props.name, isFirst ? states.map(({ item }) => item) : NONE);
  const move = (from: number, to: number) => {
    // A disabled fieldset disables the buttons, but not the row.
    if (props.input.current?.matches(':disabled') || to < 0 || to >= count) return;
    props.onMove(from, to);
    props.announce(labels.moved(states[from]?.name ?? '', to + 1, count));
  };
  useReorder({
    list: () => root.current?.closest('ul'),
    item: '.gd-file-input__item',
    handle: '.gd-file-input__handle',
    column: true,
    locked: !isFirst || locked,
    placeOf: ({ altKey, key }, from) =>
      altKey && key === 'ArrowUp' ? from - 1 : altKey && key === 'ArrowDown' ? from + 1 : null,
    onMove: move,
  });
  const arrow = (to: number, text: string, direction: 'up' | 'down') => (
    <button
      type="button"
      className="gd-file-input__move"
      data-direction={direction}
      aria-label={text}
      // A disabled button would lose the focus at an end.
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => move(index, to)}
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
          <span className="gd-file-input__handle" aria-hidden="true">
            <svg className="gd-icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01" />
            </svg>
          </span>
        </>
      )}
    </span>
  );
}
