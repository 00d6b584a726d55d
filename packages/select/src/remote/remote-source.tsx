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
 * Una lista que un servidor responde página por página.
 * @param options Cómo se pide una página, y dónde está cada dato de la respuesta.
 * @returns Lo que recibe el `remote` de `Select` y de `Autocomplete`. Se puede llamar en cada dibujo.
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
