'use client';

import { dataAttributes } from '@guadua/utils/internal';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hasPointerMoved, type PointerPlace } from '../list/pointer-motion';
import { type SelectModel, slotClass } from './select-model';
import { SelectOption } from './select-option';
import type { usePanel } from './use-panel';

/** Props of `SelectListbox`. */
export interface SelectListboxProps<Option> {
  readonly model: SelectModel<Option>;
  readonly panel: ReturnType<typeof usePanel<Option>>;
  readonly name: string | undefined;
  /** Id of the active option. */
  readonly optionId: string | undefined;
}

/** Maximum height of the list (SEL-3). */
const MAX_HEIGHT = 300;
/** Distance to the end that loads more (SEL-3). */
const LOAD_MORE_GAP = 200;
/** A row of one line, as the style sheet has it; the rows that are shown are measured. */
const ROW = 36;
/** The same for a finger (CMP-10). */
const ROW_COARSE = 44;
/** Rows kept ready on each side of what is visible. */
const OVERSCAN = 2;
/** Rows that are laid out beyond the visible ones; the rest of the list is one blank space. */
const SPAN = 256;

/** The listbox: only the visible rows are in the DOM, and the active one (SEL-14). */
export function SelectListbox<Option>({
  model,
  panel,
  name,
  optionId,
}: SelectListboxProps<Option>) {
  const { props, labels, multiple, searchable, remote } = model;
  const { view, active, pages, stale, creating } = panel;
  const { maxHeight = MAX_HEIGHT } = props;
  const rowSize = useRowSize();
  const total = stale ? 0 : view.count;

  // What the virtualizer knows grows with what was scrolled to, so that opening a list of a
  // hundred thousand costs no more than opening a short one: the rest is padding.
  const [span, setSpan] = useState(SPAN);
  const count = Math.min(total, Math.max(span, active + SPAN));
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => panel.listRef.current,
    estimateSize: () => rowSize,
    overscan: OVERSCAN,
    paddingEnd: (total - count) * rowSize,
    initialRect: { width: 0, height: maxHeight },
    initialOffset: () => initialOffset(active, rowSize, maxHeight),
    getItemKey: (position) => view.indexAt(position),
    rangeExtractor: (range) => withActive(range, active < total ? active : -1),
    observeElementRect: observeHeight(maxHeight),
    measureElement: (element) => element.getBoundingClientRect().height || rowSize,
    indexAttribute: 'data-position',
  });
  const rows = virtualizer.getVirtualItems();
  const reached = Math.ceil(((virtualizer.scrollOffset ?? 0) + maxHeight) / rowSize);
  if (count < total && reached + OVERSCAN >= count) setSpan(reached + SPAN);

  const shown = useRef(-1);
  useLayoutEffect(() => {
    if (active < 0 || panel.state.by === 'pointer') {
      shown.current = active;
      return;
    }
    if (active === shown.current) return;
    shown.current = active;
    if (active < total) virtualizer.scrollToIndex(active, { align: 'auto' });
    else panel.listRef.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [active, total, panel, virtualizer]);

  const query = panel.text;
  useLayoutEffect(() => {
    // Another search starts at its top.
    if (query !== '' || panel.listRef.current?.dataset.searched) {
      panel.listRef.current?.scrollTo?.({ top: 0 });
    }
    if (panel.listRef.current && query !== '') panel.listRef.current.dataset.searched = 'true';
  }, [query, panel.listRef]);

  const ended = useRef(-1);
  function checkEnd(): void {
    const list = panel.listRef.current;
    // Without a layout nothing can be said about the end.
    if (!list || list.clientHeight === 0) return;
    const gap = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (gap > (props.loadMoreGap ?? LOAD_MORE_GAP)) return;
    remote?.more();
    if (ended.current === total || list.scrollTop === 0) return;
    ended.current = total;
    props.onScrollToEnd?.();
  }
  // A first page that doesn't fill the list asks for the next one, with no scroll at all.
  useEffect(() => {
    if (remote && !stale && pages?.page) checkEnd();
  });

  // Without a search box the focus stays on the trigger, which then names the active option.
  useLayoutEffect(() => {
    const trigger = model.triggerRef.current;
    if (searchable || !trigger) return undefined;
    if (optionId) trigger.setAttribute('aria-activedescendant', optionId);
    return () => trigger.removeAttribute('aria-activedescendant');
  }, [searchable, optionId, model.triggerRef]);

  function positionOf(target: EventTarget): number {
    const row = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
    return row ? Number(row.dataset.option) : -1;
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    panel.chooseAt(positionOf(event.target));
  }

  const pointer = useRef<PointerPlace | null>(null);
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'touch') return;
    const { clientX, clientY, movementX, movementY } = event;
    const moved = hasPointerMoved(pointer.current, { clientX, clientY, movementX, movementY });
    pointer.current = { clientX, clientY };
    if (!moved) return;
    const position = positionOf(event.target);
    if (position >= 0) panel.dispatch({ type: 'pointer.over', position });
  }

  function onScroll(event: UIEvent<HTMLElement>): void {
    if (event.target === event.currentTarget) checkEnd();
  }

  const loading = pages !== null && (stale || pages.status === 'loading');
  const setSize =
    pages?.hasNext || !view.done ? (pages?.total ?? -1) : view.count + (creating ? 1 : 0);

  function option(position: number, positioned: boolean, start: number): ReactNode {
    const item = view.optionAt(position);
    if (item === undefined) return null;
    const index = view.indexAt(position);
    return (
      <SelectOption
        key={index}
        id={`${model.listId}-${index}`}
        option={item}
        label={model.reader.label(item)}
        position={position}
        setSize={setSize}
        selected={model.selection.has(model.reader.key(item))}
        highlighted={position === active}
        disabled={model.isDisabled(item)}
        searchTerm={panel.text}
        template={props.renderOption ?? props.renderItem}
        className={slotClass(props.classNames, 'option', 'gd-select__option')}
        start={positioned ? start : undefined}
        measure={positioned ? virtualizer.measureElement : undefined}
      />
    );
  }

  const { group: groupOf } = model.reader;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the panel hears the keys
    <div
      ref={panel.listRef}
      id={model.listId}
      className={slotClass(props.classNames, 'list', 'gd-select__list')}
      role="listbox"
      aria-label={name ?? labels.options}
      aria-multiselectable={multiple || undefined}
      aria-busy={loading || undefined}
      aria-activedescendant={optionId}
      tabIndex={-1}
      style={listStyle(maxHeight)}
      {...dataAttributes({ multiple, grouped: groupOf !== null, empty: total === 0 && !loading })}
      onClick={onClick}
      onPointerMove={onPointerMove}
      onScroll={onScroll}
    >
      {total > 0 && (
        <div
          className="gd-select__rows"
          role="presentation"
          style={{ blockSize: virtualizer.getTotalSize() }}
        >
          {groupOf === null
            ? rows.map((row) => option(row.index, true, row.start))
            : groups(rows, (position) => {
                const item = view.optionAt(position);
                return item === undefined ? '' : groupOf(item);
              }).map(({ name: group, members }) => (
                // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
                <div key={group} role="group" aria-label={group || undefined}>
                  {members.map((row) => {
                    const before = view.optionAt(row.index - 1);
                    const first =
                      row.index === 0 || (before !== undefined && groupOf(before) !== group);
                    return (
                      <div
                        key={row.key}
                        ref={virtualizer.measureElement}
                        className="gd-select__row"
                        role="presentation"
                        data-position={row.index}
                        style={{ transform: `translateY(${row.start}px)` }}
                      >
                        {first && group !== '' && (
                          <div
                            className={slotClass(props.classNames, 'group', 'gd-select__group')}
                            aria-hidden="true"
                          >
                            {props.renderGroup?.({ group }) ?? group}
                          </div>
                        )}
                        {option(row.index, false, 0)}
                      </div>
                    );
                  })}
                </div>
              ))}
        </div>
      )}
      {loading && <Skeleton rows={total === 0 ? 5 : 2} />}
      {creating && (
        // biome-ignore lint/a11y/useFocusableInteractive: the active descendant of the search box
        <div
          id={`${model.listId}-new`}
          className={slotClass(props.classNames, 'option', 'gd-select__option gd-select__create')}
          role="option"
          aria-selected="false"
          aria-setsize={setSize}
          aria-posinset={view.count + 1}
          data-option={view.count}
          {...dataAttributes({ highlighted: active === view.count })}
        >
          {labels.createOption(panel.text, labels.create)}
        </div>
      )}
    </div>
  );
}

function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="gd-select__skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className="gd-select__skeleton-row" />
      ))}
    </div>
  );
}

/** The height of a row before any was measured. It does not change while the list is open. */
function useRowSize(): number {
  const [size] = useState(() =>
    window.matchMedia?.('(pointer: coarse)').matches ? ROW_COARSE : ROW,
  );
  return size;
}

/** The visible rows, and the active one wherever it is: a screen reader needs it in the DOM. */
function withActive(range: Range, active: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || rows.includes(active)) return rows;
  return active < (rows[0] ?? 0) ? [active, ...rows] : [...rows, active];
}

/** Where the list begins, so that the chosen option is in its middle. */
function initialOffset(active: number, rowSize: number, height: number): number {
  return active < 0 ? 0 : Math.max(0, active * rowSize - (height - rowSize) / 2);
}

/**
 * Watches the height of the list; where there is no layout (in jsdom) it counts as full, so that
 * the tests of applications see options.
 */
function observeHeight(maxHeight: number) {
  return (
    { scrollElement }: { scrollElement: HTMLElement | null },
    report: (rect: { width: number; height: number }) => void,
  ): (() => void) | undefined => {
    if (!scrollElement) return undefined;
    const measure = () => report({ width: 0, height: scrollElement.clientHeight || maxHeight });
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // A frame later: rows that come because of the new height must not be observed in this one.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(scrollElement);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}

function listStyle(maxHeight: number): CSSProperties {
  return { '--gd-select-list-max': `${maxHeight}px` } as CSSProperties;
}

/** Neighbouring rows of one group, together. */
function groups<Row extends { index: number }>(
  rows: readonly Row[],
  groupAt: (position: number) => string,
): { name: string; members: Row[] }[] {
  const found: { name: string; members: Row[] }[] = [];
  for (const row of rows) {
    const name = groupAt(row.index);
    const last = found.at(-1);
    if (last?.name === name) last.members.push(row);
    else found.push({ name, members: [row] });
  }
  return found;
}
