import { connect } from './snackbar-queue';
import { createSnackbarStore, type SnackbarStore } from './snackbar-store';

let store: SnackbarStore | undefined;

/** The page's one store; made when first asked for. */
export function snackbarStore(): SnackbarStore {
  if (store) return store;
  store = createSnackbarStore({
    now: () => performance.now(),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  connect(store);
  return store;
}
