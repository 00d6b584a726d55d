'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ListOwner, ShownList } from './list-owner';
import { SelectOption } from './select-option';
import type { VirtualRows } from './use-virtual-rows';

/** Props of `SelectRows`. */
export interface SelectRowsProps<Option> {
  readonly parts: ListOwner<Option>;
  readonly list: ShownList<Option>;
  readonly virtual: VirtualRows;
  /** Size of the whole list; -1 while it isn't known. */
  readonly setSize: number;
}

/** The rows that are in the DOM, in their groups. */
export function SelectRows<Option>({ parts, list, virtual, setSize }: SelectRowsProps<Option>) {
  const { config, value, elements } = parts;
  const { props, reader } = config;
  const { view, active, text } = list;
  const { rows, height, measure } = virtual;
  const { group: groupOf } = reader;
  const template = props.renderOption ?? props.renderItem;
  const className = clsx('gd-select__option', props.classNames?.option);

  /** One option; a row of its own unless `start` is missing. */
  function option(position: number, start: number | undefined): ReactNode {
    const item = view.optionAt(position);
    if (item === undefined) return null;
    const index = view.indexAt(position);
    return (
      <SelectOption
        key={index}
        id={`${elements.listId}-${index}`}
        option={item}
        label={reader.label(item)}
        position={position}
        setSize={setSize}
        selected={value.selection.has(reader.key(item))}
        highlighted={position === active}
        disabled={value.isDisabled(item)}
        searchTerm={text}
        template={template}
        className={className}
        start={start}
        measure={start === undefined ? undefined : measure}
      />
    );
  }

  const groupAt = (position: number): string | undefined => {
    const item = view.optionAt(position);
    return item === undefined ? view.headerAt?.(position)?.name : groupOf?.(item);
  };
  const title = (name: string): ReactNode => props.renderGroup?.({ group: name }) ?? name;

  /** The header of a group, where it is a row. */
  function header(position: number): ReactNode {
    const row = view.headerAt?.(position);
    return (
      row &&
      props.groups?.renderHeader(row, parts, {
        id: `${elements.listId}-${view.indexAt(position)}`,
        position,
        setSize,
        highlighted: position === active,
        searching: text !== '',
        className: props.classNames?.group,
        children: title(row.name),
      })
    );
  }
  return (
    <div className="gd-select__rows" role="presentation" style={{ blockSize: height }}>
      {groupOf === null
        ? rows.map((row) => option(row.index, row.start))
        : groups(rows, (position) => groupAt(position) ?? '').map(({ name, members }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
            <div key={name} role="group" aria-label={name || undefined}>
              {members.map((row) => (
                <div
                  key={row.key}
                  ref={measure}
                  className="gd-select__row"
                  role="presentation"
                  data-position={row.index}
                  style={{ transform: `translateY(${row.start}px)` }}
                >
                  {header(row.index)}
                  {name !== '' && !view.headerAt && groupAt(row.index - 1) !== name && (
                    <div
                      className={clsx('gd-select__group', props.classNames?.group)}
                      aria-hidden="true"
                    >
                      {title(name)}
                    </div>
                  )}
                  {option(row.index, undefined)}
                </div>
              ))}
            </div>
          ))}
    </div>
  );
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
