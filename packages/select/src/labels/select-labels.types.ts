/** Textos para mover las fichas de un `Select` con `reorder`. */
export interface ReorderLabels {
  /** Botón que muestra cómo mover una ficha sin arrastrarla, y nombre de lo que muestra. */
  moveToken: (label: string) => string;
  /** Botón que la mueve un lugar hacia el comienzo. */
  moveBefore: (label: string) => string;
  /** Botón que la mueve un lugar hacia el final. */
  moveAfter: (label: string) => string;
  /** Una ficha cambió de lugar; los lugares se cuentan desde 1. */
  moved: (label: string, place: number, count: number) => string;
}

/** Textos de `Select` sin lo que trae quien los usa. */
export interface SelectTexts {
  /** Lo que se ve cuando no hay nada elegido. */
  placeholder: string;
  /** Cuadro de búsqueda. */
  search: string;
  /** Fila que elige todas las opciones. */
  selectAll: string;
  /** Fila que quita todas las opciones. */
  deselectAll: string;
  /** Fila que elige todas las opciones, con una búsqueda activa. */
  selectAllFiltered: string;
  /** Fila que quita todas las opciones, con una búsqueda activa. */
  deselectAllFiltered: string;
  /** No hay opciones. */
  empty: string;
  /** Verbo de la fila que agrega una opción. */
  create: string;
  /** Fila que agrega una opción con el texto escrito. */
  createOption: (text: string, create: string) => string;
  /** Botón que borra lo elegido. */
  clear: string;
  /** Botón que quita una ficha. */
  remove: (label: string) => string;
  /** Cómo cambia de lugar una ficha, con `reorder`; se dice con el botón que la quita. */
  reorderHint: string;
  /** Fichas que no se ven. */
  more: (count: number) => string;
  /** Nombre de la lista de fichas. */
  tokens: string;
  /** Nombre de la lista de opciones cuando el componente no tiene uno. */
  options: string;
  /** Nombre de la lista de sugerencias de `Autocomplete`. */
  suggestions: string;
  /** Botón que cierra la lista en pantallas pequeñas. */
  back: string;
  /** Botón que cierra la lista en pantallas pequeñas cuando se eligen varias opciones. */
  done: string;
  /** Se están pidiendo opciones. */
  loading: string;
  /** No se pudieron pedir las opciones. */
  error: string;
  /** Botón que las vuelve a pedir. */
  retry: string;
  /** Botón que pide otra página cuando todo lo que trajo la última está en grupos contraídos. */
  loadMore: string;
  /** Cuántas opciones hay tras una búsqueda o una carga. */
  results: (count: number, total: number) => string;
  /** Resumen de lo elegido, para lectores de pantalla. */
  summary: (labels: readonly string[], more: number) => string;
  /** Se eligió una opción. */
  selected: (label: string) => string;
  /** Se quitó una opción. */
  deselected: (label: string) => string;
  /** Cuántas opciones quedaron elegidas. */
  selectedCount: (count: number) => string;
  /** Se llegó al límite. */
  limitReached: (limit: number) => string;
  /** Se está agregando una opción. */
  creating: (text: string) => string;
  /** No se pudo agregar una opción. */
  createFailed: (text: string) => string;
  /** Botón que descarta una opción que no se pudo agregar. */
  discard: (text: string) => string;
  /** No se pudieron pedir los datos de lo elegido. */
  savedFailed: string;
  /** Se agrega, para lectores de pantalla, a lo elegido que ya no está en la fuente. */
  gone: string;
  /** Se agrega al título de un grupo que solo muestra su título. */
  collapsed: string;
  /** Se agrega al título de un grupo que muestra sus opciones, si se puede contraer. */
  expanded: string;
  /** Textos pegados que ninguna opción tiene, o que no se pueden elegir. */
  notPasted: (texts: readonly string[]) => string;
}

/** Textos de `Select`. */
export interface SelectLabels extends SelectTexts, ReorderLabels {}
