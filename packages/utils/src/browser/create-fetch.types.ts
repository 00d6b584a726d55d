/** Las opciones de `createFetch`. */
export interface CreateFetchOptions {
  /** Cookie de la que se toma el valor. @default 'XSRF-TOKEN' */
  cookieName?: string | undefined;
  /** Encabezado en el que se envía. @default 'X-XSRF-TOKEN' */
  headerName?: string | undefined;
  /** El `fetch` que envía las peticiones, para combinarlo con otros. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
}
