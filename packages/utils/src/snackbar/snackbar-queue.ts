import type { SnackbarStore } from './snackbar-store';

/** Something that the page's store is to do. */
export type SnackbarTask = (store: SnackbarStore) => void;

const waiting: SnackbarTask[] = [];
let connected: SnackbarStore | undefined;

/**
 * Has the page's store do something; while there is none, it waits. So the store comes with `<Snackbars>`, and code
 * that only calls `snackbar()` stays small.
 */
export function enqueue(task: SnackbarTask): void {
  if (connected) task(connected);
  else waiting.push(task);
}

/** Has a store do what waits, and all tasks from now on. */
export function connect(store: SnackbarStore): void {
  connected = store;
  for (const task of waiting.splice(0)) task(store);
}
