import { createSelection, type Selection } from './selection';
import type { SelectChangeReason, SelectKey } from './selection.types';
import { admissible, isFixed, optionsOf, type SelectionRules } from './selection-rules';

export type SelectionEvent<Option> =
  | { type: 'option.toggle' | 'option.create'; option: Option }
  | { type: 'item.remove'; key: SelectKey }
  | { type: 'item.removeLast' | 'clear' }
  | { type: 'all.toggle' | 'group.toggle' | 'list.paste'; options: readonly Option[] }
  | {
      type: 'range.change';
      inside: readonly Option[];
      former: readonly Option[];
      /** What was selected when the range began: never given back. */
      before: ReadonlySet<SelectKey>;
    }
  | {
      type: 'reorder';
      /** Gives the values another order; the same list when there is nothing to change. */
      order: (values: readonly unknown[]) => readonly unknown[];
    }
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
  const { values } = selection;
  const { reader, keyOfValue } = rules;
  type Keys = readonly (SelectKey | null)[];
  const change = (reason: SelectChangeReason, options: readonly Option[], gone: Keys = []) =>
    changed(selection, reason, options, gone, rules);
  const replace = (reason: SelectChangeReason, next: readonly unknown[], removed: unknown[]) => ({
    ...{ reason, removed, added: [] },
    selection: createSelection(next, keyOfValue),
  });
  switch (event.type) {
    case 'option.toggle': {
      const key = reader.key(event.option);
      if (!selection.has(key)) return change('select', [event.option]);
      return rules.multiple || rules.clearable ? change('deselect', [], [key]) : null;
    }
    case 'option.create':
      return change('create', [event.option]);
    case 'item.remove':
      return change('remove', [], [event.key]);
    case 'item.removeLast':
      return change('remove', [], [keyOfValue(values.findLast((each) => !isFixed(each, rules)))]);
    case 'all.toggle':
    case 'group.toggle': {
      const what = event.type === 'all.toggle' ? 'all' : 'group';
      return (
        change(`select-${what}`, event.options) ??
        change(`deselect-${what}`, [], event.options.map(reader.key))
      );
    }
    case 'range.change': {
      const inside = new Set(event.inside.map(reader.key));
      const former = event.former.map(reader.key);
      const isGone = (key: SelectKey | null) =>
        key !== null && !inside.has(key) && !event.before.has(key);
      return change('range', event.inside, former.filter(isGone));
    }
    case 'list.paste':
      return change('paste', event.options);
    case 'reorder': {
      const next = event.order(values);
      return next === values ? null : replace('reorder', next, []);
    }
    case 'clear': {
      const removed = values.filter((value) => !isFixed(value, rules));
      if (removed.length === 0) return null;
      return replace(
        'clear',
        values.filter((value) => isFixed(value, rules)),
        removed,
      );
    }
    case 'reset': {
      const next = event.values;
      const same = next.length === values.length && next.every((value, at) => value === values[at]);
      return same ? null : replace('reset', next, [...values]);
    }
  }
}

function changed<Option>(
  selection: Selection,
  reason: SelectChangeReason,
  options: readonly Option[],
  gone: readonly (SelectKey | null)[],
  rules: SelectionRules<Option>,
): SelectionChange<Option> | null {
  const { keyOfValue } = rules;
  const keys = new Set(gone);
  const removed: unknown[] = [];
  const kept: unknown[] = [];
  for (const value of selection.values) {
    const key = keys.size > 0 ? keyOfValue(value) : null;
    const goes = key !== null && keys.has(key) && !isFixed(value, rules);
    (goes ? removed : kept).push(value);
  }
  const before = removed.length > 0 ? createSelection(kept, keyOfValue) : selection;
  const added = admissible(options, before, rules, () => optionsOf(kept, rules));
  if (added.length + removed.length === 0) return null;
  const values = [...(rules.multiple ? kept : []), ...added.map(rules.toValue)];
  return { reason, removed, added, selection: createSelection(values, keyOfValue) };
}
