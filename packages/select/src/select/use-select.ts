'use client';

import {
  dataAttributes,
  useControllableValue,
  useFieldControl,
  useFocusWithin,
  useLabels,
  useResetValue,
  warnOnce,
} from '@guadua/utils/internal';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { selectTextsEsCO } from '../labels/es-co';
import { triggerCommand } from '../state/keymap';
import { createLookup } from '../state/option-lookup';
import { type OptionReader, optionReader } from '../state/option-reader';
import { createSelection, valuesOf } from '../state/selection';
import { isBackKey } from './back-key';
import type { SelectChangeReason, SelectKey, SelectState } from './select.types';
import type { Chosen, LooseSelectProps, Opening, SelectModel } from './select-model';
import { useRemoteList } from './use-remote-list';
import { useSelectWarnings } from './use-select-warnings';

/** More tokens than this are summed up unless `badgeLimit` says otherwise (SEL-8). */
const BADGE_LIMIT = 20;
const NO_OPTIONS: readonly never[] = [];
const NO_KEYS: readonly SelectKey[] = [];
const NO_KNOWN: ReadonlyMap<SelectKey, never> = new Map<SelectKey, never>();

/** Ties the rules to React: the value, what is open, where the focus is, and the commands. */
export function useSelect<Option>(props: LooseSelectProps<Option>) {
  const { multiple = false, simple = false, limit, remote } = props;
  const searchable = !simple && props.searchable !== false;
  const clearable = !simple && props.clearable !== false;
  const options = remote ? NO_OPTIONS : (props.options ?? NO_OPTIONS);
  const labels = useLabels('select', selectTextsEsCO, props.labels);
  const field = useFieldControl(props);
  const popupId = useId();
  const controlRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const popupRef = useRef<HTMLElement>(null);
  const listKeys = useRef<SelectModel<Option>['listKeys']['current']>(null);
  const opening = useRef<Opening | null>(null);
  const [focused, setFocused] = useState(false);
  const [message, setMessage] = useState('');
  /** Something is announced in the event that is being handled. */
  const saidNow = useRef(false);
  const [known, setKnown] = useState<ReadonlyMap<SelectKey, Option>>(NO_KNOWN);

  const reader: OptionReader<Option> = optionReader<Option>(props);
  const asOption = remote !== undefined && props.valueAs !== 'key';
  const [value, setValue] = useControllableValue<unknown, never>({
    value: props.value,
    defaultValue: props.defaultValue ?? (multiple ? NO_OPTIONS : null),
    // The public types tie value and details to the mode: `commit` gives what the mode promises.
    onChange: props.onChange as ((value: unknown, details: never) => void) | undefined,
  });
  const resetValue = useResetValue<unknown>(props.value, props.defaultValue ?? null);
  const [open, setOpen] = useControllableValue<boolean, undefined>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onChange: (next) => {
      props.onOpenChange?.(next);
      if (next) props.onOpen?.();
      else props.onClose?.();
    },
  });

  /** A value that is the option itself, not its key. */
  const isOption = (item: unknown): item is Option =>
    asOption && item !== null && item !== undefined;
  const keyOfValue = (item: unknown): SelectKey | null =>
    typeof item === 'string' || typeof item === 'number'
      ? item
      : isOption(item)
        ? reader.key(item)
        : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const selection = useMemo(
    () =>
      createSelection(
        valuesOf(value, multiple, () => warnMode(multiple)),
        keyOfValue,
      ),
    // Props given as functions are taken to mean the same from one render to the next.
    [value, multiple, asOption, typeof props.primaryKey === 'function' ? '' : props.primaryKey],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const lookup = useMemo(
    () => createLookup<Option>(options, reader.key),
    [options, typeof props.primaryKey === 'function' ? '' : props.primaryKey],
  );
  const list = useRemoteList(remote, reader.key, () => selectedOptions());

  const optionOf = (item: unknown, key: SelectKey): Option | undefined =>
    isOption(item) && typeof item === 'object' ? item : (lookup.find(key) ?? known.get(key));
  let allSelected: Option[] | undefined;
  function selectedOptions(): Option[] {
    allSelected ??= optionsOf(selection.values);
    return allSelected;
  }
  function optionsOf(values: readonly unknown[]): Option[] {
    return values.flatMap((item) => {
      const key = keyOfValue(item);
      const option = key === null ? undefined : optionOf(item, key);
      return option === undefined ? [] : [option];
    });
  }
  function chosen(item: unknown): Chosen<Option> | null {
    const key = keyOfValue(item);
    if (key === null) return null;
    const option = optionOf(item, key);
    return { key, option, label: option === undefined ? String(key) : reader.label(option) };
  }

  const inert = field.disabled || field.readOnly;
  const isOpen = open && !inert;
  const full = limit !== undefined && selection.keys.length >= limit;
  const isDisabled = (option: Option): boolean =>
    reader.disabled(option) ||
    (!selection.has(reader.key(option)) &&
      ((multiple && full) || props.canSelect?.(option, { selected: selectedOptions() }) === false));

  function commit(values: readonly unknown[], reason: SelectChangeReason, found?: Option[]): void {
    let given = found;
    const details = multiple
      ? {
          reason,
          get options() {
            given ??= optionsOf(values);
            return given;
          },
        }
      : { reason, option: found?.[0] ?? optionsOf(values)[0] ?? null };
    // See the two types of details: the mode decides which of them `onChange` takes.
    setValue(multiple ? [...values] : (values[0] ?? null), details as never);
    field.report({ dirty: true });
  }

  function learn(found: readonly Option[]): void {
    setKnown((before) => {
      const next = new Map(before);
      for (const option of found) {
        const key = reader.key(option);
        if (key !== null) next.set(key, option);
      }
      return next;
    });
  }

  const toValue = (option: Option): unknown => (asOption ? option : reader.key(option));
  const without = (gone: ReadonlySet<SelectKey>): unknown[] =>
    selection.values.filter((item) => {
      const key = keyOfValue(item);
      return key === null || !gone.has(key);
    });

  function add(option: Option, reason: SelectChangeReason): void {
    // Its label stays known when the options are replaced by others that lack it.
    if (!asOption) learn([option]);
    commit(
      multiple ? [...selection.values, toValue(option)] : [toValue(option)],
      reason,
      multiple ? undefined : [option],
    );
    props.onSelect?.(option);
    const label = reader.label(option);
    const nowFull = multiple && limit !== undefined && selection.keys.length + 1 >= limit;
    announce(
      nowFull ? `${labels.selected(label)}. ${labels.limitReached(limit)}` : labels.selected(label),
    );
  }

  function remove(key: SelectKey, reason: SelectChangeReason): void {
    const item = selection.values.find((each) => keyOfValue(each) === key);
    if (item === undefined || inert) return;
    const gone = chosen(item);
    commit(without(new Set([key])), reason);
    if (gone?.option !== undefined) props.onDeselect?.(gone.option);
    if (gone) announce(labels.deselected(gone.label));
  }

  // One identity: effects announce, and must not run again for it.
  const announce = useCallback((text: string) => {
    // The same words twice are only read twice when something about them changes.
    setMessage((before) => (before === text && text !== '' ? `${text}\u00a0` : text));
    saidNow.current = true;
    queueMicrotask(() => {
      saidNow.current = false;
    });
  }, []);

  function openList(at: Opening['at'], text = ''): void {
    if (inert || isOpen) return;
    opening.current = { at, text };
    announce('');
    setOpen(true, undefined);
  }

  function close(returnFocus: boolean): void {
    if (returnFocus) triggerRef.current?.focus({ preventScroll: true });
    opening.current = null;
    // The region outside of the list would say again what the one inside has said.
    if (!saidNow.current) setMessage('');
    if (open) setOpen(false, undefined);
  }

  function choose(option: Option): void {
    const key = reader.key(option);
    if (inert || key === null) return;
    if (selection.has(key)) {
      if (!reader.disabled(option) && (multiple || clearable)) remove(key, 'deselect');
    } else if (isDisabled(option)) return;
    else add(option, 'select');
    if (!multiple) close(true);
  }

  function replace({
    add: added,
    remove: removed,
    reason,
  }: Parameters<SelectModel<Option>['replace']>[0]): void {
    if (inert || (added.length === 0 && removed.size === 0)) return;
    const kept = removed.size > 0 ? without(removed) : selection.values;
    const values = [...kept, ...added.map(toValue)];
    commit(values, reason);
    announce(labels.selectedCount(values.length));
  }

  function create(text: string): void {
    if (inert || !props.onCreate || (multiple && full)) return;
    const take = (made: Option | null | undefined) => {
      if (made === null || made === undefined || reader.key(made) === null) return;
      if (!selection.has(reader.key(made))) add(made, 'create');
    };
    const made = props.onCreate(text);
    if (made instanceof Promise) made.then(take, () => {});
    else take(made);
    if (!multiple) close(true);
  }

  function clear(): void {
    if (inert || selection.values.length === 0) return;
    commit([], 'clear');
    props.onClear?.();
    announce(labels.selectedCount(0));
    triggerRef.current?.focus({ preventScroll: true });
  }

  function focusTokens(): boolean {
    const buttons = controlRef.current?.querySelectorAll<HTMLElement>('.gd-select__token-remove');
    const last = buttons?.[buttons.length - 1];
    last?.focus();
    return last !== undefined;
  }

  function removeLast(): void {
    const last = selection.keys.at(-1);
    if (last !== undefined) remove(last, 'remove');
  }

  function onTriggerKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing || inert) return;
    if (isOpen) {
      listKeys.current?.(event);
      return;
    }
    const command = triggerCommand(event, isBackKey(event));
    if (command === null) return;
    if (command.type === 'open') openList(command.at);
    else if (command.type === 'openWith') openList('selectedOrFirst', command.text);
    else if (command.type === 'toTokens') {
      if (!multiple || !focusTokens()) return;
    } else if (multiple) removeLast();
    else if (clearable) clear();
    event.preventDefault();
  }

  function onReset(): void {
    const values = valuesOf(resetValue, multiple, () => {});
    const same =
      values.length === selection.values.length &&
      values.every((item, index) => item === selection.values[index]);
    if (!same) commit(values, 'reset');
  }

  const { report } = field;
  const empty = selection.values.length === 0;
  useEffect(() => report({ filled: !empty }), [report, empty]);
  const focusHandlers = useFocusWithin({
    // By its id: the list takes the focus before its refs are filled.
    isInside: (node) => document.getElementById(popupId)?.contains(node) ?? false,
    onEnter: (event) => {
      setFocused(true);
      report({ focused: true });
      props.onFocus?.(event);
    },
    onLeave: (event) => {
      setFocused(false);
      report({ focused: false, touched: true });
      props.onBlur?.(event);
    },
  });

  const shown = selection.values
    .slice(0, multiple ? (props.badgeLimit ?? BADGE_LIMIT) : 1)
    .map(chosen)
    .filter((item) => item !== null);
  const missing = useMissing(
    remote !== undefined && !asOption
      ? shown.filter((item) => item.option === undefined).map((item) => item.key)
      : NO_KEYS,
  );
  useSelectWarnings(
    props,
    options,
    selection,
    (key) => lookup.indexOf(key) >= 0 || known.has(key),
    reader.key,
  );

  const state: SelectState = {
    open: isOpen,
    disabled: field.disabled,
    readonly: field.readOnly,
    invalid: field.invalid,
    focused,
    empty,
    multiple,
  };
  const model: SelectModel<Option> = {
    props,
    labels,
    reader,
    selection,
    multiple,
    searchable,
    clearable,
    options,
    remote: list,
    id: field.id,
    listId: `${popupId}l`,
    popupId,
    controlRef,
    triggerRef,
    popupRef,
    listKeys,
    opening,
    message,
    announce,
    close,
    isDisabled,
    firstSelectedIndex: () => {
      const first = selection.keys[0];
      if (first === undefined) return -1;
      return list
        ? list.getState().items.findIndex((item) => reader.key(item) === first)
        : lookup.indexOf(first);
    },
    choose,
    replace,
    removeLast,
    create,
    focusTokens,
  };
  return {
    model,
    state,
    field,
    isOpen,
    shown,
    missing,
    more: selection.values.length - shown.length,
    rootData: dataAttributes({ ...state }),
    focusHandlers,
    onTriggerKeyDown,
    onTriggerClick: () => (isOpen ? close(true) : openList('selected')),
    openList,
    clear,
    remove,
    learn,
    onReset,
  };
}

/** The same list while it holds the same keys, so that effects don't run for nothing. */
function useMissing(keys: readonly SelectKey[]): readonly SelectKey[] {
  const last = useRef(keys);
  const same =
    keys.length === last.current.length && keys.every((key, i) => key === last.current[i]);
  useEffect(() => {
    last.current = keys;
  });
  return same ? last.current : keys;
}

function warnMode(multiple: boolean): void {
  warnOnce(
    '<Select>',
    multiple
      ? 'value: multiple needs an array; the single value was read as an array of one. Give an array.'
      : 'value: an array came without multiple; its first item was read. Set multiple or give one value.',
  );
}
