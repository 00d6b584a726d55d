import type { SelectKey } from '../select/select.types';

/** Lo que recibe `getList`. */
export interface RemoteRequest<Option> {
  /** Lo que se busca; vacío si no se busca nada. */
  readonly searchTerm: string;
  /** Página que se pide; la primera es la 1. */
  readonly page: number;
  /** Cuántas opciones caben en una página. */
  readonly pageSize: number;
  /** Se interrumpe cuando la respuesta ya no hace falta: pásela a `fetch`. */
  readonly signal: AbortSignal;
  /** Las opciones elegidas que se conocen. */
  readonly selected: readonly Option[];
}

/** De dónde salen las opciones de una lista remota. */
export interface RemoteOptions<Option> {
  /** Pide una página. La respuesta puede tener cualquier forma: las rutas dicen dónde está cada dato. */
  getList: (request: RemoteRequest<Option>) => Promise<unknown> | unknown;
  /**
   * Ruta hasta la lista de opciones dentro de la respuesta; vacía si la respuesta es la lista.
   * @default ['results']
   */
  listPath?: readonly SelectKey[];
  /**
   * Ruta hasta la cantidad total de opciones.
   * @default ['row_count']
   */
  rowCountPath?: readonly SelectKey[];
  /**
   * Ruta hasta el dato que dice si hay otra página.
   * @default ['has_next_page']
   */
  hasNextPagePath?: readonly SelectKey[];
  /**
   * Opciones por página.
   * @default 30
   */
  pageSize?: number;
  /** Busca las opciones de valores guardados que ninguna página ha traído (con `valueAs="key"`). */
  resolve?: (
    keys: readonly SelectKey[],
    context: { readonly signal: AbortSignal },
  ) => Promise<readonly Option[]> | readonly Option[];
}
