import type { ReactNode } from 'react';

/**
 * Decide cómo se leen y se muestran números y fechas: una etiqueta BCP 47. Los paquetes traen textos para los tres
 * idiomas que se nombran; con cualquier otro, los textos son en español.
 */
export type GuaduaLocale = 'es-CO' | 'en-US' | 'pt-BR' | (string & {});

/**
 * Textos para un paquete, para `<GuaduaProvider labels>`: los hace la función que cada paquete exporta
 * (`selectLabels({…})`), o se toman enteros (`selectLabelsEnUS`).
 */
export interface LabelPack {
  /** Nombre del grupo de textos, como `select`. */
  readonly group: string;
  /** Los textos que cambian; los demás del grupo quedan. */
  readonly labels: object;
}

/** Las propiedades de `GuaduaProvider`. */
export interface GuaduaProviderProps {
  /** Idioma de los números, el dinero y las fechas. @default el del proveedor exterior, o 'es-CO' */
  locale?: GuaduaLocale | undefined;
  /**
   * Textos que reemplazan los del paquete, por grupo; de varios para un grupo gana el último. Los
   * de un proveedor exterior siguen valiendo para los grupos que este no nombra.
   * @default []
   */
  labels?: readonly LabelPack[] | undefined;
  /** Lo que los recibe. */
  children?: ReactNode;
}
