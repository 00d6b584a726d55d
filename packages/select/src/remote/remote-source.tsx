import type { ReactNode } from 'react';
import type { RemoteOptions } from './remote.types';
import { createConnection, type RemoteConnection } from './remote-connection';
import {
  RemoteKeeper,
  type RemoteKeeperProps,
  RemoteSearch,
  type RemoteSearchProps,
} from './remote-effects';

/** Lo que da `remoteList`: de dónde salen las opciones, y lo que las pide. */
export interface RemoteSource<Option> {
  readonly options: RemoteOptions<Option>;
  /** @internal */
  readonly connect: <Item>() => RemoteConnection<Item>;
  /** @internal */
  readonly renderKeeper: <Item>(props: RemoteKeeperProps<Item>) => ReactNode;
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
    connect: () => createConnection(options.resolve !== undefined),
    renderKeeper: (props) => <RemoteKeeper {...props} />,
    renderSearch: (props) => <RemoteSearch {...props} />,
  };
}
