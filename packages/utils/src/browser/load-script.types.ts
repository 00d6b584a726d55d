/** Un `TrustedScriptURL`, para el que TypeScript todavía no tiene un tipo. */
export interface TrustedScriptAddress {
  /** La dirección. */
  toJSON(): string;
}

/** Las opciones de `loadScript`. */
export interface LoadScriptOptions {
  /** Atributo `id` de la etiqueta. */
  id?: string | undefined;
  /** Valor de un solo uso que pide la política de seguridad del sitio (CSP). */
  nonce?: string | undefined;
  /** Otros atributos de la etiqueta, como `crossorigin` o `integrity`. */
  attributes?: Readonly<Record<string, string>> | undefined;
  /** Milisegundos que se espera antes de darlo por perdido. @default 20000 */
  timeout?: number | undefined;
}
