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
import type { ListRow } from './list-state';
import { type ListRowOptions, renderListRow } from './rows/list-row';
import { useRowsKind } from './rows/rows-kind';
import { SelectOption } from './rows/select-option';

const MAX_HEIGHT = 300;
/** The height of a row of one line before one was measured, as the style sheet has it, also for a finger (CMP-10). */
const ROW = 36;
const ROW_COARSE = 44;

export interface ListboxProps<Option>
  extends Omit<ListRowOptions<Option>, 'groupAt' | 'setSize' | 'chooses'> {
  readonly name: string | undefined;
  readonly multiple?: boolean;
  readonly chooses?: boolean;
  /** "Agregar" is offered, but no more may join (SEL-7). */
  readonly createDisabled?: boolean;
  readonly onChoose: (position: number, target?: EventTarget) => void;
}

export function SelectListbox<Option>(given: ListboxProps<Option>) {
  const { rows, props, labels, reader, multiple = false, chooses = false } = given;
  const { found, view, active, pages, loading, offersCreate, differ, listId } = rows;
  const { maxHeight = MAX_HEIGHT } = props;
  const total = view.count;
  const [rowHeight] = useState(() => (matchesMedia(COARSE_POINTER_QUERY) ? ROW_COARSE : ROW));
  const Rows = useRowsKind({ count: total, rowHeight, differ }, pages?.hasNext === true);

  /** The row that a press began on, and where the pointer was last. */
  const { current: press } = useRef<{ row?: ListRow | null; pointer?: PointerPlace }>({});
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'touch') return;
    const { clientX, clientY, movementX, movementY } = event;
    const now = { clientX, clientY, movementX, movementY };
    const moved = hasPointerMoved(press.pointer ?? null, now);
    press.pointer = { clientX, clientY };
    const position = moved ? positionOf(event.target) : -1;
    if (position >= 0) rows.dispatch({ type: 'pointer.over', to: rows.rowAt(position) });
  }

  const known = pages && found === view ? pages.total : null;
  const setSize = pages?.hasNext ? (known ?? -1) : rows.count;
  const { group } = reader;
  const groupAt = (position: number): string => {
    const option = view.optionAt(position);
    const name = option === undefined ? view.headerAt?.(position)?.name : group?.(option);
    return name ?? '';
  };
  const row = { ...given, setSize, chooses, groupAt: group && groupAt };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the panel takes the keys
    <div
      ref={rows.element}
      id={listId}
      className={clsx('gd-select__list', props.classNames?.list)}
      role="listbox"
      aria-label={given.name ?? labels.options}
      aria-multiselectable={multiple || undefined}
      aria-busy={loading || undefined}
      aria-activedescendant={rows.activeId}
      tabIndex={-1}
      style={{ '--gd-select-list-max-block-size': `${maxHeight}px` } as CSSProperties}
      {...dataAttributes({ multiple, grouped: group !== null, empty: total === 0 && !loading })}
      onPointerDown={({ target }) => {
        press.row = rows.rowAt(positionOf(target));
      }}
      onClick={({ target, detail }) => {
        const position = positionOf(target);
        // A press means the option that it began on, wherever that is by now (SEL-14).
        const begun = position < 0 || detail === 0 ? null : press.row;
        press.row = null;
        given.onChoose(begun ? rows.positionOf(begun) : position, target);
      }}
      onPointerMove={onPointerMove}
    >
      {total > 0 && (
        <Rows
          count={total}
          active={active}
          follows={rows.by !== 'pointer'}
          query={rows.query}
          scroller={rows.element}
          rowHeight={rowHeight}
          maxHeight={maxHeight}
          differ={differ}
          keyAt={view.indexAt}
          groupAt={row.groupAt}
          renderRow={(position, place) => renderListRow(row, position, place)}
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
          disabled={given.createDisabled === true}
          searchTerm=""
          template={() => labels.createOption(rows.text, labels.create)}
        />
      )}
    </div>
  );
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
