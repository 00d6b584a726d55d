import type { SelectKey } from '../select/select.types';
import { type Movement, move } from './navigation';

/** What changes while the list is open. */
export interface ListState {
  /** What is searched, as written. */
  readonly query: string;
  /** Position of the active option; -1 for none. */
  readonly active: number;
  /** Who moved it last: only the keyboard scrolls the list. */
  readonly by: 'keyboard' | 'pointer' | 'list';
  /** A choice being extended with Shift: where it began, and what was chosen before. */
  readonly range: { readonly anchor: number; readonly before: ReadonlySet<SelectKey> } | null;
}

/** What can happen to an open list. */
export type ListEvent =
  | { type: 'search.type'; text: string; active: number }
  | { type: 'list.move'; to: Movement; count: number; wrap: boolean }
  | { type: 'list.extend'; to: number; anchor: number; before: ReadonlySet<SelectKey> }
  | { type: 'list.goTo'; position: number }
  | { type: 'list.leave' }
  | { type: 'list.arrive'; position: number }
  | { type: 'pointer.over'; position: number };

/** Named events in, next state out (SEL-15). */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'search.type':
      return { query: event.text, active: event.active, by: 'list', range: null };
    case 'list.move':
      return {
        ...state,
        active: move(state.active, event.to, event.count, event.wrap),
        by: 'keyboard',
        range: null,
      };
    case 'list.extend':
      return {
        ...state,
        active: event.to,
        by: 'keyboard',
        range: { anchor: event.anchor, before: event.before },
      };
    case 'list.goTo':
      return { ...state, active: event.position, by: 'keyboard', range: null };
    case 'list.leave':
      return { ...state, active: -1, by: 'keyboard', range: null };
    case 'list.arrive':
      return state.active >= 0 ? state : { ...state, active: event.position, by: 'list' };
    case 'pointer.over':
      return state.active === event.position
        ? state
        : { ...state, active: event.position, by: 'pointer', range: null };
  }
}
