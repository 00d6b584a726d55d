'use client';

import { useMemo } from 'react';
import type { SelectConfig } from '../select/select-config';
import type { SelectValue } from '../select/use-select-value';
import { type SelectedPart, selectedPart } from '../selection/selection';
import type { OptionView } from './search/option-view';

/** The row that selects all options (SEL-6). */
export interface SelectAll {
  readonly shown: boolean;
  readonly part: SelectedPart;
  readonly label: string;
  /** Selects what can be selected, or takes it away, and closes the list if that changed something. */
  readonly toggle: () => void;
}

/** "Select all": how much is selected, and what a press does. */
export function useSelectAll<Option>(
  { props, labels, reader, multiple, editable }: SelectConfig<Option>,
  value: SelectValue<Option>,
  view: OptionView<Option>,
  filtered: boolean,
  close: () => void,
): SelectAll {
  const { selection } = value;
  const shown =
    multiple && props.maxItems === undefined && !props.remote && editable && view.count > 0;
  const isSelectedAt = (position: number): boolean => {
    const option = view.optionAt(position);
    return option !== undefined && selection.has(reader.key(option));
  };
  const isEnabledAt = (position: number): boolean => {
    const option = view.optionAt(position);
    return option !== undefined && !value.isDisabled(option);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions follow these
  const part = useMemo(
    () =>
      !shown || selection.values.length === 0
        ? 'none'
        : selectedPart(view.count, isEnabledAt, isSelectedAt),
    [shown, view, selection],
  );
  const all = part === 'all';
  return {
    shown,
    part,
    label: filtered
      ? all
        ? labels.deselectAllFiltered
        : labels.selectAllFiltered
      : all
        ? labels.deselectAll
        : labels.selectAll,
    toggle() {
      const options: Option[] = [];
      for (let position = 0; position < view.count; position++) {
        const option = view.optionAt(position);
        if (option !== undefined) options.push(option);
      }
      if (value.dispatch({ type: 'all.toggle', options })) close();
    },
  };
}
