'use client';

import { dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import type { GroupRow } from '../list/search/option-view';
import { selectedPart } from '../selection/selection';
import type { GroupHeaderPlace, GroupOwner } from './groups.types';

/** Props of `GroupHeader`. */
export interface GroupHeaderProps<Option> {
  readonly row: GroupRow<Option>;
  readonly owner: GroupOwner<Option>;
  readonly place: GroupHeaderPlace;
  /** It chooses its group. */
  readonly selects: boolean;
  /** It collapses its group. */
  readonly collapses: boolean;
}

/** The header of a group as a row of the list: its box, its name, and the arrow that collapses it. */
export function GroupHeader<Option>({
  row,
  owner,
  place,
  selects,
  collapses,
}: GroupHeaderProps<Option>) {
  const { options, open } = row;
  const { config, value } = owner;
  const { labels, reader } = config;
  const { selection, isDisabled } = value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions follow the selection
  const { part, disabled } = useMemo(() => {
    if (!selects) return { part: 'none', disabled: false };
    const at = (test: (option: Option) => boolean) => (index: number) => {
      const option = options[index];
      return option !== undefined && test(option);
    };
    return {
      part: selectedPart(
        options.length,
        at((option) => !isDisabled(option)),
        at((option) => selection.has(reader.key(option))),
      ),
      disabled: options.every(isDisabled),
    };
  }, [selects, options, selection]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the active descendant of the search box
    <div
      id={place.id}
      className={clsx('gd-select__group-row', place.className)}
      role="option"
      aria-selected={selects ? undefined : false}
      aria-checked={selects ? (part === 'some' ? 'mixed' : part === 'all') : undefined}
      aria-disabled={disabled || undefined}
      aria-setsize={place.setSize}
      aria-posinset={place.position + 1}
      data-option={place.position}
      {...dataAttributes({ highlighted: place.highlighted, disabled })}
    >
      <span className="gd-select__group-name">{place.children}</span>
      {collapses && (
        <>
          <span className="gd-visually-hidden">{`, ${open ? labels.expanded : labels.collapsed}`}</span>
          <span className="gd-select__group-toggle" data-open={open ? '' : undefined} />
        </>
      )}
    </div>
  );
}
