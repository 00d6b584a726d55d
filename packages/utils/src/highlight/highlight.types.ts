/** Las propiedades de `Highlight`. */
export interface HighlightProps {
  /** El texto completo. */
  text: string;
  /** Lo que se busca, como texto literal; no importan las tildes ni las mayúsculas. */
  query: string;
  /** Con menos caracteres no se resalta nada. @default 2 */
  minChars?: number | undefined;
  /** Clase para cada coincidencia. */
  className?: string | undefined;
}
