import type { LabelPack } from '@guadua/utils';
import { countsIn } from './counts-in';
import type { SelectLabels } from './select-labels.types';

const { count, counted } = countsIn('en-US');

const texts: SelectLabels = {
  placeholder: 'Select',
  search: 'Search',
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  selectAllFiltered: 'Select all filtered results',
  deselectAllFiltered: 'Deselect all filtered results',
  empty: 'No data available',
  create: 'Add',
  createOption: (text, create) => `${create} “${text}”`,
  clear: 'Clear selection',
  remove: (label) => `Remove ${label}`,
  reorderHint: 'Shift and the arrows change its place',
  moveToken: (label) => `Move ${label}`,
  moveBefore: (label) => `Move ${label} one place earlier`,
  moveAfter: (label) => `Move ${label} one place later`,
  moved: (label, place, count) => `${label}: place ${place} of ${count}`,
  more: (count) => `+${count}`,
  tokens: 'Selected',
  options: 'Options',
  suggestions: 'Suggestions',
  back: 'Back',
  done: 'Done',
  loading: 'Loading options',
  error: 'The options could not be loaded',
  retry: 'Try again',
  loadMore: 'Load more',
  results: (found, total) =>
    total > found && found > 0
      ? `${count(found)} of ${count(total)} results`
      : counted(found, 'No results', '1 result', 'results'),
  summary: (labels, more) => labels.join(', ') + (more > 0 ? ` and ${count(more)} more` : ''),
  selected: (label) => `${label}, option selected`,
  deselected: (label) => `${label}, option removed`,
  selectedCount: (chosen) =>
    counted(chosen, 'Nothing selected', '1 option selected', 'options selected'),
  limitReached: (limit) => `Maximum ${limit}: remove an option to choose another`,
  creating: (text) => `Adding “${text}”…`,
  createFailed: (text) => `“${text}” could not be added`,
  discard: (text) => `Discard “${text}”`,
  savedFailed: 'The details of the selection could not be loaded',
  gone: 'no longer available',
  collapsed: 'collapsed',
  expanded: 'expanded',
  notPasted: (texts) => `Not selected: ${texts.join(', ')}`,
};

/** Los textos de `@guadua/select` en inglés de Estados Unidos, para `<GuaduaProvider labels>`. */
export const selectLabelsEnUS: LabelPack = { group: 'select', labels: texts };
