import type { SnackbarStore } from './snackbar-store';

/** Something that the page's store is to do. */
export type SnackbarOrder = (store: SnackbarStore) => void;

const waiting: SnackbarOrder[] = [];
let served: SnackbarStore | undefined;

/**
 * Has the page's store do something; while there is none, it waits. So the store comes with
 * `<Snackbars>`, and whoever only calls `snackbar()` stays small.
 */
export function order(toDo: SnackbarOrder): void {
  if (served) toDo(served);
  else waiting.push(toDo);
}

/** Has a store carry out what waits, and all orders from now on. */
export function serve(store: SnackbarStore): void {
  served = store;
  for (const toDo of waiting.splice(0)) toDo(store);
}
