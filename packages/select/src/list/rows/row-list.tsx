'use client';

import { clsx } from 'clsx/lite';
import type { ReactNode, Ref } from 'react';
import type { SelectConfig } from '../../select/select-config';
import type { SelectKey } from '../../selection/selection.types';
import { addTo } from '../search/display-order';
import { moved, rowProps, SelectOption } from './select-option';
import type { ListRows } from './use-list-rows';

export interface ShownList<Option> extends ListRows<Option> {
  readonly chooseAt: (position: number, target?: EventTarget) => void;
  /** Whether the header of a group may choose all of it. */
  readonly chooses?: boolean;
}

export interface ListboxProps<Option> {
  readonly config: SelectConfig<Option>;
  readonly list: ShownList<Option>;
  readonly isSelected: (key: SelectKey | null) => boolean;
  readonly isDisabled: (option: Option) => boolean;
  /** "Agregar" is offered, but no more may join (SEL-7). */
  readonly createDisabled?: boolean;
  readonly name: string | undefined;
}

export interface RowsProps<Option> extends ListboxProps<Option> {
  readonly total: number;
  /** Size of the whole list for screen readers; -1 while it isn't known. */
  readonly setSize: number;
  readonly rowHeight: number;
  readonly maxHeight: number;
  readonly differ: boolean;
}

export interface RowListProps<Option> extends RowsProps<Option> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly from: number;
  readonly to: number;
  readonly height?: number;
  readonly start?: number;
  readonly startOf?: (position: number) => number;
  readonly measure?: (row: HTMLElement | null) => void;
}

export function RowList<Option>(props: RowListProps<Option>) {
  const { list, total, from, to, height, start = 0, startOf, differ, measure } = props;
  const { active } = list;
  // Where heights are an estimate, the last row must not lie beyond the end.
  const atEnd = differ && height !== undefined && !measure && to >= total;
  const far = startOf && active >= 0 && active < total && (
    <Rows {...props} from={active} to={active + 1} far={startOf(active)} />
  );
  return (
    <div
      ref={props.ref}
      className="gd-select__rows"
      role="presentation"
      style={{ blockSize: height }}
    >
      {active < from && far}
      <div
        className="gd-select__window"
        role="presentation"
        data-end={atEnd ? '' : undefined}
        style={start === 0 || atEnd ? undefined : moved(start)}
      >
        <Rows {...props} />
      </div>
      {active >= to && far}
    </div>
  );
}

interface PlacedRowsProps<Option> extends RowListProps<Option> {
  readonly far?: number;
}

function Rows<Option>(props: PlacedRowsProps<Option>): ReactNode {
  const { list, from, to, far, config } = props;
  const { view } = list;
  const { group } = config.reader;
  const positions = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (group === null) return positions.map((position) => optionAt(props, position, true));
  const nameAt = (position: number) => {
    const option = view.optionAt(position);
    return option === undefined ? view.headerAt?.(position)?.name : group(option);
  };
  const groups = new Map<string, number[]>();
  for (const position of positions) addTo(groups, nameAt(position) ?? '', position);
  return [...groups].map(([name, members]) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
    <div key={name} role="group" aria-label={name || undefined}>
      {members.map((position) => (
        <div
          key={view.indexAt(position)}
          ref={props.measure}
          className="gd-select__row"
          role="presentation"
          {...rowProps(far, position)}
        >
          {view.headerAt
            ? headerAt(props, position)
            : name !== '' &&
              nameAt(position - 1) !== name && (
                <div
                  className={clsx('gd-select__group', config.props.classNames?.group)}
                  aria-hidden="true"
                >
                  {name}
                </div>
              )}
          {optionAt(props, position, false)}
        </div>
      ))}
    </div>
  ));
}

function optionAt<Option>(
  { config, list, setSize, isSelected, isDisabled, far, measure }: PlacedRowsProps<Option>,
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
      id={`${list.listId}-${index}`}
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

function headerAt<Option>(given: PlacedRowsProps<Option>, position: number): ReactNode {
  const { config, list, setSize, isSelected, isDisabled } = given;
  const { props, labels, reader } = config;
  const row = list.view.headerAt?.(position);
  return (
    row &&
    props.groups?.renderHeader(row, {
      ...{ position, setSize, labels, isSelected, isDisabled },
      chooses: list.chooses === true,
      id: `${list.listId}-${list.view.indexAt(position)}`,
      highlighted: position === list.active,
      searching: list.text !== '',
      className: props.classNames?.group,
      keyOf: reader.key,
    })
  );
}
