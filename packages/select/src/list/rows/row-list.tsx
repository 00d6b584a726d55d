'use client';

import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { moved, rowProps } from './row-props';
import type { RowsProps } from './rows.types';
import { SelectOption } from './select-option';

/** Props of `RowList`. */
export interface RowListProps<Option> extends RowsProps<Option> {
  readonly ref?: Ref<HTMLDivElement>;
  /** The first row that is in the DOM. */
  readonly from: number;
  /** The first one behind them that isn't. */
  readonly to: number;
  /** Height of all rows, where not all of them are in the DOM. */
  readonly height?: number;
  /** Where the first of them stands. */
  readonly start?: number;
  /** Where a row stands. */
  readonly startOf?: (position: number) => number;
  /** Takes each row, to measure it. */
  readonly measure?: (row: HTMLElement | null) => void;
}

/** The rows that are in the DOM: a screen reader needs the active one there, wherever it is. */
export function RowList<Option>(props: RowListProps<Option>) {
  const { list, total, from, to, height, start = 0, startOf, differ, measure } = props;
  const { active } = list;
  // Where heights are an estimate, the last row must not lie beyond the end.
  const atEnd = differ && height !== undefined && !measure && to >= total;
  const far = (isThere: boolean): ReactNode =>
    isThere && startOf ? (
      <Rows {...props} from={active} to={active + 1} far={startOf(active)} />
    ) : null;
  return (
    <div
      ref={props.ref}
      className="gd-select__rows"
      role="presentation"
      style={{ blockSize: height }}
    >
      {far(active >= 0 && active < from)}
      <div
        className="gd-select__window"
        role="presentation"
        data-end={atEnd ? '' : undefined}
        style={start === 0 || atEnd ? undefined : moved(start)}
      >
        <Rows {...props} />
      </div>
      {far(active >= to && active < total)}
    </div>
  );
}

interface PlacedRowsProps<Option> extends RowListProps<Option> {
  /** Where a row stands that is apart from the others. */
  readonly far?: number;
}

/** Some neighbouring rows, in their groups. */
function Rows<Option>(props: PlacedRowsProps<Option>): ReactNode {
  const { owner, list, from, to } = props;
  const { group } = owner.config.reader;
  const positions = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (group === null) return positions.map((position) => optionAt(props, position, true));
  return inGroups(positions, (position) => groupAt(props, position)).map(({ name, members }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
    <div key={name} role="group" aria-label={name || undefined}>
      {members.map((position) => (
        <div
          key={list.view.indexAt(position)}
          ref={props.measure}
          className="gd-select__row"
          role="presentation"
          {...rowProps(props.far, position)}
        >
          {header(props, position) ?? title(props, position, name)}
          {optionAt(props, position, false)}
        </div>
      ))}
    </div>
  ));
}

function optionAt<Option>(
  props: PlacedRowsProps<Option>,
  position: number,
  isRow: boolean,
): ReactNode {
  const { config, value, elements } = props.owner;
  const { view, active, text } = props.list;
  const option = view.optionAt(position);
  if (option === undefined) return null;
  const index = view.indexAt(position);
  return (
    <SelectOption
      key={index}
      id={`${elements.listId}-${index}`}
      option={option}
      label={config.reader.label(option)}
      description={config.reader.description(option)}
      position={position}
      setSize={props.setSize}
      selected={value.selection.has(config.reader.key(option))}
      highlighted={position === active}
      disabled={value.isDisabled(option)}
      searchTerm={text}
      template={config.props.renderOption}
      className={clsx('gd-select__option', config.props.classNames?.option)}
      isRow={isRow}
      far={isRow ? props.far : undefined}
      measure={isRow ? props.measure : undefined}
    />
  );
}

/** The header of a group, where it is a row. */
function header<Option>({ owner, list, setSize }: PlacedRowsProps<Option>, position: number) {
  const row = list.view.headerAt?.(position);
  const { props } = owner.config;
  return row
    ? props.groups?.renderHeader(row, owner, {
        id: `${owner.elements.listId}-${list.view.indexAt(position)}`,
        position,
        setSize,
        highlighted: position === list.active,
        searching: list.text !== '',
        className: props.classNames?.group,
        children: row.name,
      })
    : null;
}

/** The title of a group, above its first option. */
function title<Option>(props: PlacedRowsProps<Option>, position: number, name: string): ReactNode {
  const { props: given } = props.owner.config;
  if (name === '' || props.list.view.headerAt || groupAt(props, position - 1) === name) return null;
  return (
    <div className={clsx('gd-select__group', given.classNames?.group)} aria-hidden="true">
      {name}
    </div>
  );
}

function groupAt<Option>(
  { owner, list: { view } }: PlacedRowsProps<Option>,
  position: number,
): string | undefined {
  const option = view.optionAt(position);
  return option === undefined
    ? view.headerAt?.(position)?.name
    : owner.config.reader.group?.(option);
}

/** Neighbouring rows of one group, together. */
function inGroups(
  positions: readonly number[],
  nameAt: (position: number) => string | undefined,
): { name: string; members: number[] }[] {
  const found: { name: string; members: number[] }[] = [];
  for (const position of positions) {
    const name = nameAt(position) ?? '';
    const last = found.at(-1);
    if (last?.name === name) last.members.push(position);
    else found.push({ name, members: [position] });
  }
  return found;
}
