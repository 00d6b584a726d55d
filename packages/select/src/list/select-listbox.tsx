'use client';

import {
  COARSE_POINTER_QUERY,
  dataAttributes,
  hasPointerMoved,
  isElement,
  matchesMedia,
  type PointerPlace,
} from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import type { SelectConfig } from '../select/select-config';
import { type ListRow, positionOfRow } from './list-state';
import type { ListboxProps } from './rows/row-list';
import { useRowsKind } from './rows/rows-kind';
import { SelectOption } from './rows/select-option';

const MAX_HEIGHT = 300;
/** The height of a row of one line before one was measured, as the style sheet has it, also for a finger (CMP-10). */
const ROW = 36;
const ROW_COARSE = 44;

export function SelectListbox<Option>(given: ListboxProps<Option>) {
  const { config, list, createDisabled = false } = given;
  const { props, labels, multiple } = config;
  const { found, view, active, pages, offersCreate, listId } = list;
  const { maxHeight = MAX_HEIGHT } = props;
  const total = view.count;
  const [rowHeight] = useState(() => (matchesMedia(COARSE_POINTER_QUERY) ? ROW_COARSE : ROW));
  const differ = rowsDiffer(config, pages?.items);
  const Rows = useRowsKind({ total, rowHeight, differ }, pages?.hasNext === true);

  /** The row that a press began on, and where the pointer was last. */
  const { current: press } = useRef<{ row?: ListRow | null; pointer?: PointerPlace }>({});
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'touch') return;
    const { clientX, clientY, movementX, movementY } = event;
    const now = { clientX, clientY, movementX, movementY };
    const moved = hasPointerMoved(press.pointer ?? null, now);
    press.pointer = { clientX, clientY };
    const position = moved ? positionOf(event.target) : -1;
    if (position >= 0) list.dispatch({ type: 'pointer.over', to: list.rowAt(position) });
  }

  const loading = props.loading === true || pages?.status === 'loading';
  const known = pages && found === view ? pages.total : null;
  const setSize = pages?.hasNext ? (known ?? -1) : list.count;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the panel takes the keys
    <div
      ref={list.list}
      id={listId}
      className={clsx('gd-select__list', props.classNames?.list)}
      role="listbox"
      aria-label={given.name ?? labels.options}
      aria-multiselectable={multiple || undefined}
      aria-busy={loading || undefined}
      aria-activedescendant={list.activeId}
      tabIndex={-1}
      style={{ '--gd-select-list-max': `${maxHeight}px` } as CSSProperties}
      {...dataAttributes({
        multiple,
        grouped: config.reader.group !== null,
        empty: total === 0 && !loading,
      })}
      onPointerDown={({ target }) => {
        press.row = list.rowAt(positionOf(target));
      }}
      onClick={({ target, detail }) => {
        const position = positionOf(target);
        // A press means the option that it began on, wherever that is by now (SEL-14).
        const row = position < 0 || detail === 0 ? null : press.row;
        press.row = null;
        list.chooseAt(row ? positionOfRow(row, list.finder) : position, target);
      }}
      onPointerMove={onPointerMove}
    >
      {total > 0 && (
        <Rows
          {...given}
          total={total}
          setSize={setSize}
          rowHeight={rowHeight}
          maxHeight={maxHeight}
          differ={differ}
        />
      )}
      {loading && <Skeleton rows={total === 0 ? 5 : 2} />}
      {offersCreate && (
        <SelectOption
          id={`${listId}-new`}
          className={clsx('gd-select__option gd-select__create', props.classNames?.option)}
          option={null}
          label=""
          selected={false}
          setSize={setSize}
          position={total}
          highlighted={active === total}
          disabled={createDisabled}
          searchTerm=""
          template={() => labels.createOption(list.text, labels.create)}
        />
      )}
    </div>
  );
}

/** So many options are asked whether they have a description. */
const ASKED = 40;

export function rowsDiffer<Option>(
  { props, reader, options }: SelectConfig<Option>,
  items: SelectConfig<Option>['options'] = options,
): boolean {
  const describes = (option: Option | null | undefined) =>
    option !== null && option !== undefined && reader.description(option) !== '';
  const differs = props.renderOption !== undefined || reader.group !== null;
  return differs || items.slice(0, ASKED).some(describes);
}

function positionOf(target: EventTarget): number {
  const row = isElement(target) ? target.closest<HTMLElement>('[role=option]') : null;
  return row ? Number(row.dataset.option) : -1;
}

function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="gd-select__skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholder rows are identical
        <div key={index} className="gd-select__skeleton-row" />
      ))}
    </div>
  );
}
