/** La vida de un aviso, en milisegundos. */
export const SNACKBAR_TIMING = {
  /** Desde que aparece hasta que se ve su texto. */
  text: 1000,
  /** Cuánto se queda el texto, si no se dice otra cosa. */
  duration: 4000,
  /** Desde que acaba ese tiempo hasta que se oculta. */
  hide: 1500,
  /** Desde que se oculta hasta que se quita. */
  remove: 1000,
} as const;

/** Cuántos avisos se ven a la vez; los demás esperan. */
export const SNACKBAR_LIMIT = 3;
