/**
 * A locale that decides how numbers and dates are read and shown: a BCP 47 tag. The packages bring
 * texts for the three named ones; any other tag formats numbers and dates, with Spanish texts.
 */
export type GuaduaLocale = 'es-CO' | 'en-US' | 'pt-BR' | (string & {});

/**
 * Texts for one package, made by the function that the package exports (`selectLabels({…})`) or
 * taken whole (`selectLabelsEnUS`). Handed to `<GuaduaProvider labels>`.
 */
export interface LabelPack {
  /** Name of the label group, such as `select`. */
  readonly group: string;
  /** The texts that replace those of the group; the rest stay. */
  readonly labels: object;
}

/** What `<GuaduaProvider>` takes. */
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
  children?: import('react').ReactNode;
}
