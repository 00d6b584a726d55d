import type { SelectKey } from '../selection/selection.types';
import type { OptionView } from './search/option-view';

export interface ListRow {
  readonly kind: 'option' | 'header' | 'create';
  readonly key: SelectKey | null;
  readonly position: number;
}

export interface ListState {
  readonly query: string;
  /** The active row. Once there are options, `start` is where the list begins, and `first` the first one. */
  readonly active: ListRow | 'start' | 'first' | null;
  /** Who moved it last: only the keyboard scrolls the list. */
  readonly by: 'keyboard' | 'pointer' | 'list';
  readonly range: ListRange | null;
}

/** What Shift and the arrows choose: from a row on, beside what was chosen before. */
export interface ListRange {
  readonly anchor: ListRow;
  readonly before: ReadonlySet<SelectKey>;
}

export type ListEvent =
  | { type: 'search.type'; text: string }
  | { type: 'list.goTo'; to: ListRow | null; by?: 'list'; range?: ListRange }
  | { type: 'pointer.over'; to: ListRow | null };

export function openedList(query: string): ListState {
  return { query, active: query === '' ? 'start' : 'first', by: 'list', range: null };
}

/** Named events in, next state out (SEL-15). */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'search.type':
      return openedList(event.text);
    case 'list.goTo': {
      const { to, by = 'keyboard', range = null } = event;
      return { ...state, active: to, by, range };
    }
    case 'pointer.over': {
      const { active } = state;
      const { to } = event;
      if (to === null) return state;
      const rests = typeof active === 'object' && isSameRow(active, to);
      if (rests && active?.position === to.position) return state;
      return { ...state, active: to, by: 'pointer', range: null };
    }
  }
}

export interface RowFinder<Option> {
  readonly view: OptionView<Option>;
  readonly keyOf: (option: Option) => SelectKey | null;
  readonly indexOf: (key: SelectKey) => number;
  readonly creates: boolean;
}

export function rowAt<Option>(
  { view, keyOf, creates }: RowFinder<Option>,
  position: number,
): ListRow | null {
  const option = view.optionAt(position);
  if (option !== undefined) return { kind: 'option', key: keyOf(option), position };
  const header = view.headerAt?.(position);
  if (header) return { kind: 'header', key: header.name, position };
  return creates && position === view.count ? { kind: 'create', key: null, position } : null;
}

export function positionOfRow<Option>(row: ListRow, finder: RowFinder<Option>): number {
  const { view, indexOf, creates } = finder;
  if (row.kind === 'create') return creates ? view.count : -1;
  // Of two options with one key, the one that was active stays active.
  if (isSameRow(rowAt(finder, row.position), row)) return row.position;
  if (row.kind === 'option') return row.key === null ? -1 : view.positionOf(indexOf(row.key));
  for (let position = 0; position < view.count; position++) {
    if (view.headerAt?.(position)?.name === row.key) return position;
  }
  return -1;
}

function isSameRow(one: ListRow | null, other: ListRow | null): boolean {
  return one?.kind === other?.kind && one?.key === other?.key;
}

/** The first option from a position on: a key that was not meant for it must not take a whole group. */
export function optionFrom<Option>(position: number, view: OptionView<Option>): number {
  const isHeader = view.headerAt?.(position) !== undefined;
  return isHeader && view.optionAt(position + 1) !== undefined ? position + 1 : position;
}
