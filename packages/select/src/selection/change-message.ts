import type { SelectTexts } from '../labels/select-labels.types';
import { hasSameKeys, type Selection } from './selection';
import type { SelectionChange } from './selection-reducer';
import { isFull, type SelectionRules } from './selection-rules';

export function changeAnnouncement<Option>(
  change: SelectionChange<Option>,
  labels: SelectTexts,
  rules: SelectionRules<Option>,
): '' | ((kept: Selection) => string) {
  const text = changeMessage(change, labels, rules);
  if (text === '') return text;
  return (kept) =>
    hasSameKeys(kept, change.selection) ? text : labels.selectedCount(kept.keys.length);
}

function changeMessage<Option>(
  change: SelectionChange<Option>,
  labels: SelectTexts,
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
