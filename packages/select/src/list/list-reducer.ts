import type { SelectKey } from '../selection/selection.types';

/** What changes while the list is open. */
export interface ListState {
  /** What is searched, as written. */
  readonly query: string;
  /** Position of the active option; -1 for none. */
  readonly active: number;
  /** Index in the data of the option that was active there; its position may change as more is found. */
  readonly index: number;
  /** Who moved it last: only the keyboard scrolls the list. */
  readonly by: 'keyboard' | 'pointer' | 'list';
  /** A selection being extended with Shift: the index where it began, and what was selected before. */
  readonly range: { readonly anchor: number; readonly before: ReadonlySet<SelectKey> } | null;
}

/** A place in the list: the position that is shown, and the index in the data. */
export interface ListPlace {
  readonly position: number;
  readonly index: number;
}

/** What can happen to an open list. */
export type ListEvent =
  | { type: 'search.type'; text: string; first: boolean }
  | { type: 'list.goTo'; to: ListPlace }
  | { type: 'list.extend'; to: ListPlace; anchor: number; before: ReadonlySet<SelectKey> }
  | { type: 'list.leave' }
  | { type: 'list.filled' }
  /** The options changed: the active one is elsewhere now, or (`null`) no longer there. */
  | { type: 'list.changed'; to: ListPlace | null }
  | { type: 'pointer.over'; to: ListPlace };

/** A list that was just opened, with what was typed to open it. */
export function openedList(query: string): ListState {
  return { query, active: query === '' ? -1 : 0, index: -1, by: 'list', range: null };
}

/** Named events in, next state out (SEL-15). To go where nothing is changes nothing. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.type) {
    case 'search.type':
      return {
        query: event.text,
        active: event.first ? 0 : -1,
        index: -1,
        by: 'list',
        range: null,
      };
    case 'list.goTo':
      if (event.to.position < 0) return state;
      return { ...state, ...at(event.to), by: 'keyboard', range: null };
    case 'list.extend':
      if (event.to.position < 0) return state;
      return {
        ...state,
        ...at(event.to),
        by: 'keyboard',
        range: { anchor: event.anchor, before: event.before },
      };
    case 'list.leave':
      return { ...state, active: -1, index: -1, by: 'keyboard', range: null };
    case 'list.filled':
      return state.active >= 0 || state.by !== 'list' ? state : { ...state, active: 0 };
    case 'list.changed':
      return {
        ...state,
        ...at(event.to ?? { position: -1, index: -1 }),
        by: event.to !== null && state.by === 'pointer' ? 'pointer' : 'keyboard',
        range: null,
      };
    case 'pointer.over':
      return state.active === event.to.position && state.index === event.to.index
        ? state
        : { ...state, ...at(event.to), by: 'pointer', range: null };
  }
}

function at({ position, index }: ListPlace): Pick<ListState, 'active' | 'index'> {
  return { active: position, index };
}
