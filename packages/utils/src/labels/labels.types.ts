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
  /**
   * Numbers, currency and dates below follow this locale.
   * @default 'es-CO'
   */
  locale?: GuaduaLocale;
  /**
   * Texts that replace the Spanish ones; of several packs for one group the later wins. Packs of an
   * outer provider stay in force for the groups that this one does not name.
   * @default []
   */
  labels?: readonly LabelPack[];
  /** The tree that the texts and formats hold for. */
  children?: import('react').ReactNode;
}
