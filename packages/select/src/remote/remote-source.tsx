import type { ReactNode } from 'react';
import type { RemoteOptions } from './remote.types';
import { RemoteSearch, type RemoteSearchProps } from './remote-effects';
import { createRemote, type RemoteStore } from './remote-store';

/** Lo que da `remoteList`: de dónde salen las opciones, y lo que las pide. */
export interface RemoteSource<Option> {
  readonly options: RemoteOptions<Option>;
  /** @internal */
  readonly connect: <Item>(options: RemoteOptions<Item>) => RemoteStore<Item>;
  /** @internal */
  readonly renderSearch: (props: RemoteSearchProps) => ReactNode;
}

/**
 * A list that a server answers page by page, for `remote` (SEL-11).
 * @param options How a page is asked for, and how its answer is read.
 * @returns What the `remote` of `Select` and `Autocomplete` takes. It may be made anew in each render.
 * @example
 * <Select remote={remoteList({ getList: ({ searchTerm, page, signal }) => cities(searchTerm, page, signal) })} />
 */
export function remoteList<Option>(options: RemoteOptions<Option>): RemoteSource<Option> {
  return {
    options,
    connect: createRemote,
    renderSearch: (props) => <RemoteSearch {...props} />,
  };
}
