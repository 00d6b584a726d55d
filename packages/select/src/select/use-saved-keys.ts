'use client';

import { useReducer, useState } from 'react';
import { NO_SAVED_KEYS, reduceSavedKeys, type SavedKeysEvent } from '../remote/saved-keys';
import type { SelectKey } from '../selection/selection.types';
import type { SelectConfig } from './select-config';
import type { SelectValue } from './use-select-value';

/** The keys in the value whose options no page has brought, or none since a reload (SEL-11). */
export interface SavedKeys<Option> {
  readonly missing: readonly SelectKey[];
  /** Keys whose request failed. */
  readonly failed: ReadonlySet<SelectKey>;
  /** Keys that the source no longer has. */
  readonly gone: ReadonlySet<SelectKey>;
  /** Another number asks again for what failed. */
  readonly attempt: number;
  readonly retry: () => void;
  readonly onFound: (options: readonly Option[]) => void;
  readonly onEvent: (event: SavedKeysEvent) => void;
}

const NO_KEYS: readonly SelectKey[] = [];

/** What is missing, and how the search for it stands; each opening of the list tries again. */
export function useSavedKeys<Option>(
  { props }: SelectConfig<Option>,
  value: SelectValue<Option>,
  isOpen: boolean,
): SavedKeys<Option> {
  const [state, dispatch] = useReducer(reduceSavedKeys, NO_SAVED_KEYS);
  const [attempt, setAttempt] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const asKeys = props.remote !== undefined && props.valueAs === 'key';
  if (asKeys && wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setAttempt((count) => count + 1);
  }
  const missing = useSameKeys(
    asKeys ? value.selection.keys.filter((key) => !value.isKnown(key)) : NO_KEYS,
  );
  // What a page has brought, or is in the value no longer, is neither.
  const stillMissing = (keys: ReadonlySet<SelectKey>) =>
    keys.size === 0 ? keys : new Set(missing.filter((key) => keys.has(key)));
  return {
    missing,
    failed: stillMissing(state.failed),
    gone: stillMissing(state.gone),
    attempt,
    retry: () => setAttempt((count) => count + 1),
    onFound: value.rememberOptions,
    onEvent: dispatch,
  };
}

/** The same list while it holds the same keys, so that effects don't run for nothing. */
function useSameKeys(keys: readonly SelectKey[]): readonly SelectKey[] {
  const [last, setLast] = useState(keys);
  const same = keys.length === last.length && keys.every((key, index) => key === last[index]);
  if (!same) setLast(keys);
  return same ? last : keys;
}
