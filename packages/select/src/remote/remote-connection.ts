import type { SelectKey } from '../selection/selection.types';
import { readResponse } from './read-response';
import type { RemoteOptions } from './remote.types';
import { createRemoteList, type RemoteList } from './remote-list';
import {
  NO_SAVED_KEYS,
  reduceSavedKeys,
  type SavedKeysEvent,
  type SavedKeysState,
} from './saved-keys';

/** Options in a page unless said otherwise (SEL-3). */
const PAGE_SIZE = 30;

/** What a remote list is used for, as it is now. */
export interface RemoteUse<Option> {
  readonly options: RemoteOptions<Option>;
  readonly keyOf: (option: Option) => SelectKey | null;
  /** The selected options that are known, for `getList`. */
  readonly selected: () => readonly Option[];
  /** What was loaded is forgotten. */
  readonly onReload: () => void;
}

/** A widget's remote list: its pages, and the keys in its value whose options no page has brought. */
export interface RemoteConnection<Option> {
  readonly list: RemoteList<Option>;
  readonly getSaved: () => SavedKeysState;
  readonly subscribeSaved: (listener: () => void) => () => void;
  readonly dispatchSaved: (event: SavedKeysEvent) => void;
  /** `getList` and the rest may change between two renders. */
  readonly use: (now: RemoteUse<Option>) => void;
}

/** Connects a widget with its source. Nothing is asked before its list opens. */
export function createConnection<Option>(): RemoteConnection<Option> {
  let now: RemoteUse<Option> | undefined;
  let saved = NO_SAVED_KEYS;
  const listeners = new Set<() => void>();
  return {
    list: createRemoteList<Option>({
      async getPage(request) {
        if (!now) throw new Error('not used yet');
        const { options, selected } = now;
        const answer = await options.getList({ ...request, selected: selected() });
        return readResponse<Option>(answer, options);
      },
      pageSize: () => now?.options.pageSize ?? PAGE_SIZE,
      keyOf: (option) => now?.keyOf(option) ?? null,
      onReload: () => now?.onReload(),
    }),
    getSaved: () => saved,
    subscribeSaved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatchSaved(event) {
      saved = reduceSavedKeys(saved, event);
      for (const listener of listeners) listener();
    },
    use(next) {
      now = next;
    },
  };
}
