import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import type { SelectKey } from '../../selection/selection.types';
import type { ListConfig } from '../list-config';
import type { RowPlace } from './row-list';
import { SelectOption } from './select-option';
import type { ListRows } from './use-list-rows';

export interface ListRowOptions<Option>
  extends Pick<ListConfig<Option>, 'props' | 'labels' | 'reader'> {
  readonly rows: ListRows<Option>;
  readonly groupAt: ((position: number) => string) | null;
  /** Size of the whole list for screen readers; -1 while it isn't known. */
  readonly setSize: number;
  readonly isSelected: (key: SelectKey | null) => boolean;
  readonly isDisabled: (option: Option) => boolean;
  /** Whether the header of a group may choose all of it. */
  readonly chooses: boolean;
}

/** A row of the list: an option, below the title of its group if it is the first of it, or a header that can be active. */
export function renderListRow<Option>(
  given: ListRowOptions<Option>,
  position: number,
  place?: RowPlace,
): ReactNode {
  const { props, labels, reader, rows, groupAt, setSize, isSelected, isDisabled, chooses } = given;
  const { view, listId, text } = rows;
  const index = view.indexAt(position);
  const id = `${listId}-${index}`;
  const highlighted = position === rows.active;
  const header = view.headerAt?.(position);
  if (header) {
    return props.groups?.renderHeader(header, {
      ...{ id, position, setSize, highlighted, labels, chooses, isSelected, isDisabled },
      searching: text !== '',
      className: props.classNames?.group,
      keyOf: reader.key,
    });
  }
  const option = view.optionAt(position);
  if (option === undefined) return null;
  const row = (
    <SelectOption
      key={index}
      id={id}
      option={option}
      label={reader.label(option)}
      description={reader.description(option)}
      position={position}
      setSize={setSize}
      selected={isSelected(reader.key(option))}
      highlighted={highlighted}
      disabled={isDisabled(option)}
      searchTerm={text}
      template={props.renderOption}
      className={clsx('gd-select__option', props.classNames?.option)}
      far={place?.far}
      measure={place?.measure}
    />
  );
  if (groupAt === null) return row;
  const name = groupAt(position);
  const isTitled = name !== '' && !view.headerAt && groupAt(position - 1) !== name;
  return (
    <>
      {isTitled && (
        <div className={clsx('gd-select__group', props.classNames?.group)} aria-hidden="true">
          {name}
        </div>
      )}
      {row}
    </>
  );
}
