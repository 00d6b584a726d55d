import type { SelectLabels } from '../labels/select-labels.types';
import type { SelectionChange } from './selection-reducer';
import { isFull, type SelectionRules } from './selection-rules';

/** What a screen reader announces of a change; empty for one that says nothing. */
export function changeMessage<Option>(
  change: SelectionChange<Option>,
  labels: SelectLabels,
  rules: SelectionRules<Option>,
): string {
  const { selection, added, removed, reason } = change;
  switch (reason) {
    case 'reset':
    // What moves a token says where it is now.
    case 'reorder':
      return '';
    case 'select':
    case 'create': {
      const label = added[0] === undefined ? '' : rules.reader.label(added[0]);
      const text = labels.selected(label);
      return isFull(selection, rules)
        ? `${text}. ${labels.limitReached(rules.limit ?? selection.keys.length)}`
        : text;
    }
    case 'deselect':
    case 'remove': {
      const option = rules.optionOfValue(removed[0]);
      const key = rules.keyOfValue(removed[0]);
      return labels.deselected(option === undefined ? String(key) : rules.reader.label(option));
    }
    default:
      return labels.selectedCount(selection.keys.length);
  }
}
