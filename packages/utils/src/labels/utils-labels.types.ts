/** Los textos de `@guadua/utils`. */
export interface UtilsLabels {
  /** Nombre del botón que copia. */
  copy: string;
  /** Lo que dice el aviso cuando el texto se copió. */
  copied: string;
  /** Lo que dice el aviso cuando el navegador no dejó copiar. */
  copyFailed: string;
  /** Nombre de la región de los avisos, con la tecla que lleva a ella. */
  snackbars: string;
  /** Nombre del botón que cierra un panel. */
  close: string;
  /** Nombre del botón que quita un aviso. */
  dismiss: string;
  /** Lo que se anuncia después del mensaje de un aviso con acción. */
  actionHint: (action: string) => string;
}
