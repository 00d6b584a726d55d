import type { SelectKey } from '../selection/selection.types';
import { isSameRow, type ListRow } from './active-row';

/** What changes while the list is open. */
export interface ListState {
  /** What is searched, as written. */
  readonly query: string;
  /** The active row. Once there are options, `start` is where the list begins, and `first` the first one. */
  readonly active: ListRow | 'start' | 'first' | null;
  /** Who moved it last: only the keyboard scrolls the list. */
  readonly by: 'keyboard' | 'pointer' | 'list';
  /** A selection being extended with Shift: the row where it began, and what was selected before. */
  readonly range: { readonly anchor: ListRow; readonly before: ReadonlySet<SelectKey> } | null;
}

/** What can happen to an open list. */
export type ListEvent =
  | { type: 'search.type'; text: string }
  /** There are options: the row where the list begins is known. */
  | { type: 'list.begin'; at: ListRow | null }
  | { type: 'list.goTo'; to: ListRow | null }
  | { type: 'list.extend'; to: ListRow | null; anchor: ListRow; before: ReadonlySet<SelectKey> }
  | { type: 'list.leave' }
  | { type: 'pointer.over'; to: ListRow | null };

/** A list that was just opened, with what was typed to open it. */
export function openedList(query: string): ListState {
  return { query, active: query === '' ? 'start' : 'first', by: 'list', range: null };
}

/** Named events in, next state out (SEL-15). To go where nothing is changes nothing. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'search.type':
      return openedList(event.text);
    case 'list.begin':
      return { ...state, active: event.at };
    case 'list.goTo':
      return event.to ? { ...state, active: event.to, by: 'keyboard', range: null } : state;
    case 'list.extend': {
      const { to, anchor, before } = event;
      return to ? { ...state, active: to, by: 'keyboard', range: { anchor, before } } : state;
    }
    case 'list.leave':
      return { ...state, active: null, by: 'keyboard', range: null };
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
