import { useControlValue, useLatestCallback, warnOnce } from '@guadua/utils/internal';
import { type RefObject, useMemo, useReducer, useState } from 'react';
import { changeAnnouncement } from '../selection/change-message';
import { createLookup, type OptionLookup } from '../selection/option-lookup';
import { createSelection, hasSameKeys, type Selection, valuesOf } from '../selection/selection';
import type { SelectChangeReason, SelectedItem, SelectKey } from '../selection/selection.types';
import {
  reduceSelection,
  type SelectionChange,
  type SelectionEvent,
} from '../selection/selection-reducer';
import { isFixed, isFull, optionsOf, type SelectionRules } from '../selection/selection-rules';
import type { SelectConfig } from './select-config';

/** What is said of a change, once it is known what the application has kept. */
export type SelectWords = string | ((kept: Selection) => string);

export interface SelectValueOptions {
  readonly element: RefObject<HTMLButtonElement | null>;
  readonly announce: (words: SelectWords) => void;
  readonly onDirty: () => void;
  readonly onReset: () => void;
}

export type SelectValue<Option> = ReturnType<typeof useSelectValue<Option>>;

export function useSelectValue<Option>(
  config: SelectConfig<Option>,
  { element, announce, onDirty, onReset }: SelectValueOptions,
) {
  const { props, labels, reader, options, multiple } = config;
  const asOption = props.remote !== undefined && props.valueAs !== 'key';
  const [{ memory, fresh }] = useState(() => ({
    memory: new Map<SelectKey, Option>(),
    /** The keys of those that were remembered since the last reload. */
    fresh: new Set<SelectKey>(),
  }));
  const [, bump] = useReducer((count: number) => count + 1, 0);

  // A `primaryKey` given as a function is taken to mean the same from one render to the next.
  const keySignature = typeof props.primaryKey === 'function' ? '' : props.primaryKey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys follow their signature
  const lookup = useMemo(() => createLookup<Option>(options, reader.key), [options, keySignature]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys of values follow these
  const made = useMemo(
    () => new WeakMap<readonly unknown[], Selection>(),
    [asOption, keySignature],
  );
  const rules = selectionRules(config, asOption, lookup, memory);
  const selectionOf = (values: readonly unknown[]): Selection => {
    const selection = made.get(values) ?? createSelection(values, rules.keyOfValue);
    made.set(values, selection);
    return selection;
  };
  const control = useControlValue<unknown, readonly unknown[], never, Details>({
    name: props.name,
    element,
    value: props.value,
    defaultValue: props.defaultValue,
    read: (given) => valuesOf(given, multiple, () => lookup.indexOf('') >= 0),
    isSame: (one, other) => hasSameKeys(selectionOf(one), selectionOf(other)),
    write: (values) => (multiple ? [...values] : (values[0] ?? null)),
    onChange: props.onChange as ((value: unknown, details: object) => void) | undefined,
    onReset(first) {
      onReset();
      dispatch({ type: 'reset', values: first });
    },
  });
  const selection = selectionOf(control.value);
  let selected: readonly Option[] | undefined;
  const selectedOptions = () => {
    selected ??= optionsOf(selection.values, rules);
    return selected;
  };

  const rememberOptions = (found: readonly Option[]): void => {
    for (const option of found) {
      const key = reader.key(option);
      if (key === null) continue;
      memory.set(key, option);
      fresh.add(key);
    }
    if (found.length > 0) bump();
  };

  const dispatch = useLatestCallback((event: SelectionEvent<Option>) => {
    const byPerson = event.type !== 'reset' && event.type !== 'option.create';
    if (byPerson && !config.editable) return null;
    const change = reduceSelection(selectionOf(control.now()), event, rules);
    if (change === null) return null;
    // Labels stay known when the options are replaced by others that lack them.
    if (!asOption) rememberOptions(change.added);
    control.set(change.selection.values, changeDetails(change, multiple, rules));
    onDirty();
    announce(changeAnnouncement(change, labels, rules));
    return change;
  });

  const isKnown = (key: SelectKey) => lookup.indexOf(key) >= 0 || fresh.has(key);
  if (props.remote === undefined && options.length > 0) warnUnknown(selection.keys, isKnown);
  const full = isFull(selection, rules);
  return {
    selection,
    lookup,
    isKnown,
    itemOf(item: unknown): SelectedItem<Option> | null {
      const key = rules.keyOfValue(item);
      if (key === null) return null;
      const option = rules.optionOfValue(item);
      const label = option === undefined ? String(key) : reader.label(option);
      return { key, option, label, fixed: isFixed(item, rules) };
    },
    selectedOptions,
    /** Whether an option is selected now, also between two renders. */
    isSelected: (option: Option) => selectionOf(control.now()).has(reader.key(option)),
    isDisabled: (option: Option) =>
      reader.disabled(option) ||
      (!selection.has(reader.key(option)) &&
        (full || props.canSelect?.(option, { selected: selectedOptions() }) === false)),
    dispatch,
    rememberOptions,
    /** What is remembered may have changed: it stands until it is remembered anew. */
    outdateOptions() {
      fresh.clear();
      bump();
    },
    /** Remembers the value of now: work that begins for it asks later whether that value is still there. */
    begin() {
      const before = control.latest();
      return () => {
        const now = control.latest();
        if (now.record !== before.record) return false;
        return multiple || hasSameKeys(selectionOf(now.value), selectionOf(before.value));
      };
    },
    isRemovable: selection.values.some((each) => !isFixed(each, rules)),
    name: control.name,
  };
}

/** Warns in development of a value that no option has (CMP-9, SEL-13). */
function warnUnknown(keys: readonly SelectKey[], isKnown: (key: SelectKey) => boolean): void {
  warnOnce(
    '<Select>',
    () => {
      const unknown = keys.find((key) => !isKnown(key));
      return (
        unknown !== undefined &&
        `value: ${JSON.stringify(unknown)} is in no option; it stays in the value. Check primaryKey, ` +
          'or give the option together with the value.'
      );
    },
    'select-unknown-value',
  );
}

function selectionRules<Option>(
  { props, reader, multiple, clearable }: SelectConfig<Option>,
  asOption: boolean,
  lookup: OptionLookup<Option>,
  memory: ReadonlyMap<SelectKey, Option>,
): SelectionRules<Option> {
  const isOption = (item: unknown): item is Option =>
    asOption && item !== null && item !== undefined;
  const keyOfValue = (item: unknown): SelectKey | null => {
    if (typeof item === 'string' || typeof item === 'number') return item;
    return isOption(item) ? reader.key(item) : null;
  };
  return {
    multiple,
    clearable,
    limit: props.maxItems,
    reader,
    canSelect: props.canSelect,
    toValue: (option) => (asOption ? option : reader.key(option)),
    keyOfValue,
    optionOfValue(item) {
      if (typeof item === 'object' && isOption(item)) return item;
      const key = keyOfValue(item);
      if (key === null) return undefined;
      return lookup.find(key) ?? memory.get(key) ?? (isOption(item) ? item : undefined);
    },
  };
}

/** The details of a change; the options behind a long value are looked up only when they are read. */
function changeDetails<Option>(
  { reason, selection, added }: SelectionChange<Option>,
  multiple: boolean,
  rules: SelectionRules<Option>,
): Details {
  if (!multiple) {
    const [first] = selection.values;
    const option = first === undefined ? null : (added[0] ?? rules.optionOfValue(first) ?? null);
    return { reason, option };
  }
  return {
    reason,
    get options() {
      return optionsOf(selection.values, rules);
    },
  };
}

type Details = { reason: SelectChangeReason } & ({ option: unknown } | { options: unknown[] });
