import type { SelectKey } from '../selection/selection.types';

/** Lo que recibe `getList`. */
export interface RemoteRequest<Option = unknown> {
  /** Lo que se busca; vacío si no se busca nada. */
  readonly searchTerm: string;
  /** Página que se pide; la primera es la 1. */
  readonly page: number;
  /** Cuántas opciones caben en una página. */
  readonly pageSize: number;
  /** Se interrumpe cuando la respuesta ya no hace falta: pásala a `fetch`. */
  readonly signal: AbortSignal;
  /** Las opciones elegidas que se conocen. */
  readonly selected: readonly Option[];
}

/** Una respuesta en la forma que se espera cuando ninguna ruta dice otra cosa. */
export type RemoteAnswer<Option> = readonly Option[] | { readonly results: readonly Option[] };

/** Lo que tienen en común las fuentes de una lista remota. */
export interface RemoteBaseOptions<Option> {
  /** Ruta hasta la cantidad total de opciones. @default ['row_count'] */
  rowCountPath?: readonly SelectKey[] | undefined;
  /** Ruta hasta el dato que dice si hay otra página. @default ['has_next_page'] */
  hasNextPagePath?: readonly SelectKey[] | undefined;
  /** Opciones por página. @default 30 */
  pageSize?: number | undefined;
  /**
   * De qué depende la lista: cuando cambia, lo cargado se olvida y se pide de nuevo. Por ejemplo, el
   * departamento del que se listan los municipios. De una lista se comparan sus elementos.
   */
  reloadKey?: unknown;
  /**
   * Busca las opciones de valores guardados que ninguna página ha traído (con `valueAs="key"`), y las de todo el valor
   * cuando lo cargado se pide de nuevo; mientras, se ve lo ya sabido. Si falla, se reintenta al abrir la lista.
   */
  resolve?:
    | ((
        keys: readonly SelectKey[],
        context: { readonly signal: AbortSignal },
      ) => Promise<readonly Option[]> | readonly Option[])
    | undefined;
}

/** De dónde salen las opciones de una lista remota. */
export type RemoteOptions<Option> = RemoteBaseOptions<Option> &
  (
    | {
        /** Pide una página: la lista, o un objeto que la trae en `results`. */
        // A method, so that `selected` may be declared with the caller's own type.
        getList(request: RemoteRequest): RemoteAnswer<Option> | Promise<RemoteAnswer<Option>>;
        listPath?: undefined;
      }
    | {
        /** Pide una página. La respuesta puede tener cualquier forma: las rutas dicen dónde está cada dato. */
        getList(request: RemoteRequest): unknown;
        /** Ruta hasta la lista dentro de la respuesta. Sin ella, la respuesta es la lista o la trae en `results`. */
        listPath: readonly SelectKey[];
      }
  );
