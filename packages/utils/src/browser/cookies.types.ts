/** El alcance de una cookie: lo que el navegador necesita para volver a encontrarla. */
export interface CookieScope {
  /** Ruta desde la que se ve la cookie. @default '/' */
  path?: string | undefined;
  /** Dominio que la comparte con sus subdominios. Sin él, la cookie es solo del sitio actual. */
  domain?: string | undefined;
}

/** Cuánto vive una cookie y quién la ve. */
export interface CookieOptions extends CookieScope {
  /** Fecha en la que vence. Sin `expires` ni `maxAge` dura lo que dure la sesión del navegador. */
  expires?: Date | undefined;
  /** Vida en segundos; gana sobre `expires`. Cero o menos la elimina. */
  maxAge?: number | undefined;
  /** Solo se envía por HTTPS. Con `sameSite: 'none'` se activa sola, pues el navegador la exige. @default false */
  secure?: boolean | undefined;
  /** Si se envía con las peticiones que vienen de otros sitios. @default 'lax' */
  sameSite?: 'strict' | 'lax' | 'none' | undefined;
}

/** Las cookies que la página puede leer. */
export interface Cookies {
  /**
   * Valor de una cookie con su tipo, o `undefined` si no existe. Con `parse` recibe el texto ya
   * decodificado y decide el tipo.
   */
  get(name: string): unknown;
  get<Value>(name: string, parse: (text: string) => Value): Value | undefined;
  /** Todas las cookies visibles, por nombre. */
  getAll(): Readonly<Record<string, unknown>>;
  /** Guarda un texto, número, booleano o cualquier valor JSON. */
  set(name: string, value: unknown, options?: CookieOptions): void;
  /** Elimina una cookie; la ruta y el dominio deben ser los mismos con los que se guardó. */
  delete(name: string, scope?: CookieScope): void;
  /** Elimina todas las cookies visibles, sin importar en qué ruta o dominio se guardaron. */
  deleteAll(): void;
  /**
   * Avisa cuando cambian las cookies; devuelve la función que deja de escuchar. Los cambios hechos fuera de Guadua se
   * notan al momento donde existe `cookieStore`, y al volver a la ventana en los demás navegadores.
   */
  subscribe(listener: () => void): () => void;
}
