import { createSelection, type Selection } from './selection';
import type { SelectChangeReason, SelectKey } from './selection.types';
import { admissible, isFixed, optionsOf, type SelectionRules } from './selection-rules';

export type SelectionEvent<Option> =
  | { type: 'option.toggle'; option: Option }
  | { type: 'option.create'; option: Option }
  | { type: 'item.remove'; key: SelectKey }
  | { type: 'item.removeLast' }
  | { type: 'all.toggle' | 'group.toggle'; options: readonly Option[] }
  | {
      type: 'range.change';
      inside: readonly Option[];
      former: readonly Option[];
      /** What was selected when the range began: never given back. */
      before: ReadonlySet<SelectKey>;
    }
  | { type: 'list.paste'; options: readonly Option[] }
  | {
      type: 'reorder';
      /** Gives the values another order; the same list when there is nothing to change. */
      order: (values: readonly unknown[]) => readonly unknown[];
    }
  | { type: 'clear' }
  | { type: 'reset'; values: readonly unknown[] };

export interface SelectionChange<Option> {
  readonly reason: SelectChangeReason;
  readonly selection: Selection;
  readonly added: readonly Option[];
  /** What was removed, as values: their options may not be known. */
  readonly removed: readonly unknown[];
}

/** Named events in, next selection out; `null` when the event changes nothing (SEL-6 to SEL-8). */
export function reduceSelection<Option>(
  selection: Selection,
  event: SelectionEvent<Option>,
  rules: SelectionRules<Option>,
): SelectionChange<Option> | null {
  switch (event.type) {
    case 'option.toggle': {
      const key = rules.reader.key(event.option);
      if (!selection.has(key)) return add(selection, [event.option], 'select', rules);
      const removes = key !== null && (rules.multiple || rules.clearable);
      return removes ? remove(selection, [key], 'deselect', rules) : null;
    }
    case 'option.create':
      return add(selection, [event.option], 'create', rules);
    case 'item.remove':
      return remove(selection, [event.key], 'remove', rules);
    case 'item.removeLast': {
      const last = selection.values.findLast((value) => !isFixed(value, rules));
      const key = last === undefined ? null : rules.keyOfValue(last);
      return key === null ? null : remove(selection, [key], 'remove', rules);
    }
    case 'all.toggle':
    case 'group.toggle':
      return toggleAll(selection, event, rules);
    case 'range.change':
      return changeRange(selection, event, rules);
    case 'list.paste':
      return add(selection, event.options, 'paste', rules);
    case 'reorder': {
      const values = event.order(selection.values);
      if (values === selection.values) return null;
      return replace(values, 'reorder', [], rules);
    }
    case 'clear': {
      const fixed = selection.values.filter((value) => isFixed(value, rules));
      if (fixed.length === selection.values.length) return null;
      const removed = selection.values.filter((value) => !fixed.includes(value));
      return replace(fixed, 'clear', removed, rules);
    }
    case 'reset': {
      const same =
        event.values.length === selection.values.length &&
        event.values.every((value, index) => value === selection.values[index]);
      return same ? null : replace(event.values, 'reset', selection.values, rules);
    }
  }
}

function add<Option>(
  selection: Selection,
  options: readonly Option[],
  reason: SelectChangeReason,
  rules: SelectionRules<Option>,
): SelectionChange<Option> | null {
  const added = admissible(options, selection, rules, () => optionsOf(selection.values, rules));
  return change(selection, added, NO_KEYS, reason, rules);
}

function remove<Option>(
  selection: Selection,
  keys: readonly SelectKey[],
  reason: SelectChangeReason,
  rules: SelectionRules<Option>,
): SelectionChange<Option> | null {
  const wanted = new Set(keys);
  const gone = new Set<SelectKey>();
  for (const value of selection.values) {
    const key = rules.keyOfValue(value);
    if (key !== null && wanted.has(key) && !isFixed(value, rules)) gone.add(key);
  }
  return change(selection, [], gone, reason, rules);
}

/** Selects what can be selected; when all of it is, takes it away again (SEL-6). */
function toggleAll<Option>(
  selection: Selection,
  { type, options }: Extract<SelectionEvent<Option>, { type: 'all.toggle' | 'group.toggle' }>,
  rules: SelectionRules<Option>,
): SelectionChange<Option> | null {
  const { reader } = rules;
  const what = type === 'all.toggle' ? 'all' : 'group';
  const selected = () => optionsOf(selection.values, rules);
  const added = admissible(options, selection, rules, selected);
  if (added.length > 0) {
    return change(selection, added, NO_KEYS, `select-${what}`, rules);
  }
  const keys = options.map(reader.key).filter((key) => key !== null);
  return remove(selection, keys, `deselect-${what}`, rules);
}

/** Shift and a movement: what lies inside is selected, and given back on the way back (SEL-15). */
function changeRange<Option>(
  selection: Selection,
  event: Extract<SelectionEvent<Option>, { type: 'range.change' }>,
  rules: SelectionRules<Option>,
): SelectionChange<Option> | null {
  const { reader } = rules;
  const inside = new Set(event.inside.map(reader.key));
  const gone = new Set<SelectKey>();
  for (const option of event.former) {
    const key = reader.key(option);
    if (key === null || inside.has(key) || event.before.has(key)) continue;
    if (selection.has(key) && !reader.disabled(option)) gone.add(key);
  }
  const kept = gone.size === 0 ? selection : without(selection, gone, rules);
  const selected = () => optionsOf(kept.values, rules);
  return change(selection, admissible(event.inside, kept, rules, selected), gone, 'range', rules);
}

function change<Option>(
  selection: Selection,
  added: readonly Option[],
  gone: ReadonlySet<SelectKey>,
  reason: SelectChangeReason,
  rules: SelectionRules<Option>,
): SelectionChange<Option> | null {
  if (added.length === 0 && gone.size === 0) return null;
  const kept = !rules.multiple
    ? []
    : gone.size === 0
      ? selection.values
      : without(selection, gone, rules).values;
  const values = [...kept, ...added.map(rules.toValue)];
  return {
    reason,
    selection: createSelection(values, rules.keyOfValue),
    added,
    removed: selection.values.filter((value) => {
      const key = rules.keyOfValue(value);
      return key !== null && gone.has(key);
    }),
  };
}

function replace<Option>(
  values: readonly unknown[],
  reason: SelectChangeReason,
  removed: readonly unknown[],
  rules: SelectionRules<Option>,
): SelectionChange<Option> {
  return { reason, selection: createSelection(values, rules.keyOfValue), added: [], removed };
}

function without<Option>(
  selection: Selection,
  gone: ReadonlySet<SelectKey>,
  { keyOfValue }: SelectionRules<Option>,
): Selection {
  const values = selection.values.filter((value) => {
    const key = keyOfValue(value);
    return key === null || !gone.has(key);
  });
  return createSelection(values, keyOfValue);
}

const NO_KEYS: ReadonlySet<SelectKey> = new Set();
