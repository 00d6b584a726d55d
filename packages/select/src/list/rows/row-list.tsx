'use client';

import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { SelectConfig } from '../../select/select-config';
import type { SelectKey } from '../../selection/selection.types';
import { moved, rowProps, SelectOption } from './select-option';
import type { ListRows } from './use-list-rows';

export interface ListboxProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly list: ListRows<Option>;
  readonly listId: string;
  readonly isSelected: (key: SelectKey | null) => boolean;
  readonly isDisabled: (option: Option) => boolean;
  /** `target` is what a pointer pressed in the row. */
  readonly chooseAt: (position: number, target?: EventTarget) => void;
  /** "Agregar" is offered, but no more may join (SEL-7). */
  readonly createDisabled?: boolean;
  readonly chooses?: boolean;
  readonly name: string | undefined;
}

export interface RowsProps<Option> extends ListboxProps<Option> {
  readonly total: number;
  /** Size of the whole list for screen readers; -1 while it isn't known. */
  readonly setSize: number;
  readonly rowHeight: number;
  /** Height of the list, where it can't be measured. */
  readonly maxHeight: number;
  /** A template or the titles of groups make rows of several heights. */
  readonly differ: boolean;
}

export interface RowListProps<Option> extends RowsProps<Option> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly from: number;
  /** The first one behind them that isn't. */
  readonly to: number;
  /** Height of all rows, where not all of them are in the DOM. */
  readonly height?: number;
  readonly start?: number;
  readonly startOf?: (position: number) => number;
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

function Rows<Option>(props: PlacedRowsProps<Option>): ReactNode {
  const { list, from, to, far } = props;
  const { group } = props.config.reader;
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
          {...rowProps(far, position)}
        >
          {header(props, position) ?? title(props, position, name)}
          {optionAt(props, position, false)}
        </div>
      ))}
    </div>
  ));
}

function optionAt<Option>(
  { config, list, listId, setSize, isSelected, isDisabled, far, measure }: PlacedRowsProps<Option>,
  position: number,
  isRow: boolean,
): ReactNode {
  const { reader, props } = config;
  const option = list.view.optionAt(position);
  if (option === undefined) return null;
  const index = list.view.indexAt(position);
  return (
    <SelectOption
      key={index}
      id={`${listId}-${index}`}
      option={option}
      label={reader.label(option)}
      description={reader.description(option)}
      position={position}
      setSize={setSize}
      selected={isSelected(reader.key(option))}
      highlighted={position === list.active}
      disabled={isDisabled(option)}
      searchTerm={list.text}
      template={props.renderOption}
      className={clsx('gd-select__option', props.classNames?.option)}
      isRow={isRow}
      far={isRow ? far : undefined}
      measure={isRow ? measure : undefined}
    />
  );
}

function header<Option>(given: PlacedRowsProps<Option>, position: number) {
  const { config, list, listId, setSize, isSelected, isDisabled, chooses = false } = given;
  const row = list.view.headerAt?.(position);
  const { props, labels, reader } = config;
  return row
    ? props.groups?.renderHeader(row, {
        ...{ position, setSize, chooses, labels, isSelected, isDisabled },
        id: `${listId}-${list.view.indexAt(position)}`,
        highlighted: position === list.active,
        searching: list.text !== '',
        className: props.classNames?.group,
        keyOf: reader.key,
      })
    : null;
}

function title<Option>(given: PlacedRowsProps<Option>, position: number, name: string): ReactNode {
  const { config, list } = given;
  if (name === '' || list.view.headerAt || groupAt(given, position - 1) === name) return null;
  return (
    <div className={clsx('gd-select__group', config.props.classNames?.group)} aria-hidden="true">
      {name}
    </div>
  );
}

function groupAt<Option>(
  { config, list: { view } }: PlacedRowsProps<Option>,
  position: number,
): string | undefined {
  const option = view.optionAt(position);
  if (option === undefined) return view.headerAt?.(position)?.name;
  return config.reader.group?.(option);
}

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
