'use client';

import { dataAttributes } from '@guadua/utils/internal';
import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import type { GroupRow } from '../list/search/option-view';
import { selectedPart } from '../selection/selection';
import type { GroupHeaderPlace } from './groups.types';

export interface GroupHeaderProps<Option> extends GroupHeaderPlace<Option> {
  readonly row: GroupRow<Option>;
  readonly collapses: boolean;
}

export function GroupHeader<Option>({
  row,
  collapses,
  chooses,
  ...place
}: GroupHeaderProps<Option>) {
  const { options, open, name } = row;
  const { labels, keyOf, isSelected, isDisabled } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions follow the selection
  const { part, disabled } = useMemo(() => {
    if (!chooses) return { part: 'none', disabled: false };
    const isChosen = (option: Option) => isSelected(keyOf(option));
    return {
      part: selectedPart(options.length, (at) => options[at], isDisabled, isChosen),
      disabled: options.every(isDisabled),
    };
  }, [chooses, options, isSelected]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the active descendant of the search box
    <div
      id={place.id}
      className={clsx('gd-select__group-row', place.className)}
      role="option"
      aria-selected={chooses ? undefined : false}
      aria-checked={chooses ? (part === 'some' ? 'mixed' : part === 'all') : undefined}
      aria-disabled={disabled || undefined}
      aria-setsize={place.setSize}
      aria-posinset={place.position + 1}
      data-option={place.position}
      {...dataAttributes({ highlighted: place.highlighted, disabled })}
    >
      <span className="gd-select__group-name">{name}</span>
      {collapses && (
        <>
          <span className="gd-visually-hidden">{`, ${open ? labels.expanded : labels.collapsed}`}</span>
          <span className="gd-select__group-toggle" data-open={open ? '' : undefined} />
        </>
      )}
    </div>
  );
}
