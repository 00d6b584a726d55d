import type { SnackbarStore } from './snackbar-store';

export type SnackbarTask = (store: SnackbarStore) => void;

const waiting: SnackbarTask[] = [];
let connected: SnackbarStore | undefined;

/** Waits for the page's store, which comes with `<Snackbars>`: code that only calls `snackbar()` stays small. */
export function enqueue(task: SnackbarTask): void {
  if (connected) task(connected);
  else waiting.push(task);
}

export function connect(store: SnackbarStore): void {
  connected = store;
  for (const task of waiting.splice(0)) task(store);
}
