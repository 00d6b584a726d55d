import type { SelectKey } from '../selection/selection.types';

/** How far the options of saved keys were found. */
export interface SavedKeysState {
  /** Keys whose request failed: it is tried again. */
  readonly failed: ReadonlySet<SelectKey>;
  /** Keys that the source no longer has. */
  readonly gone: ReadonlySet<SelectKey>;
  /** Another number asks again for what failed. */
  readonly attempt: number;
}

/** Nothing was asked for yet. */
export const NO_SAVED_KEYS: SavedKeysState = { failed: new Set(), gone: new Set(), attempt: 0 };

/** What can happen while the options of saved keys are looked for. */
export type SavedKeysEvent =
  | { type: 'asked'; keys: readonly SelectKey[] }
  | { type: 'answered'; keys: readonly SelectKey[]; found: readonly (SelectKey | null)[] }
  | { type: 'failed'; keys: readonly SelectKey[] }
  /** The list was opened, or a person wants it. */
  | { type: 'retry' };

/** Named events in, next state out (SEL-11). */
export function reduceSavedKeys(state: SavedKeysState, event: SavedKeysEvent): SavedKeysState {
  if (event.type === 'retry') return { ...state, attempt: state.attempt + 1 };
  const failed = new Set(state.failed);
  const gone = new Set(state.gone);
  const found = new Set(event.type === 'answered' ? event.found : []);
  for (const key of event.keys) {
    failed.delete(key);
    gone.delete(key);
    if (event.type === 'failed') failed.add(key);
    else if (event.type === 'answered' && !found.has(key)) gone.add(key);
  }
  return { ...state, failed, gone };
}
