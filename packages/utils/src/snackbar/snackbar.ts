import { warnOnce } from '../internal/warn-once';
import { snackbarStore } from './default-snackbar-store';
import type { SnackbarOptions, SnackbarPromiseMessages } from './snackbar.types';

/**
 * Shows a message for a while, from anywhere, once `<Snackbars />` is mounted (SNK-1). What comes
 * earlier waits for it; on a server nothing happens. The message is text, never HTML.
 *
 * @returns The id, for `snackbar.dismiss(id)` or for an update in place.
 * @example snackbar('Cambios guardados')
 * @example snackbar('Correo borrado', { action: { label: 'Deshacer', onClick: restore } })
 */
export function snackbar(message: string, options: SnackbarOptions = {}): string {
  if (typeof document === 'undefined') return options.id ?? '';
  if (options.duration !== undefined && !(options.duration >= 0)) {
    warnOnce(
      'snackbar()',
      `got the duration ${options.duration}: give milliseconds from 0 on, or Infinity.`,
    );
  }
  return snackbarStore().show(message, options);
}

/** Hides one snackbar, or all of them. */
snackbar.dismiss = (id?: string): void => {
  if (typeof document !== 'undefined') snackbarStore().dismiss(id);
};

/**
 * Follows a promise with one snackbar: under way, done, failed (SNK-3).
 *
 * @returns The same promise; its failure counts as handled.
 * @example await snackbar.promise(save(), { loading: 'Guardando…', success: 'Guardado', error: 'No se pudo guardar' })
 */
snackbar.promise = <Result>(
  promise: Promise<Result>,
  messages: SnackbarPromiseMessages<Result>,
  options: Omit<SnackbarOptions, 'action' | 'icon' | 'tone'> = {},
): Promise<Result> => {
  if (typeof document === 'undefined') return promise;
  const store = snackbarStore();
  const id = store.show(messages.loading, {
    ...options,
    duration: Number.POSITIVE_INFINITY,
    tone: 'info',
    loading: true,
  });
  promise.then(
    (result) => {
      const { success } = messages;
      store.show(typeof success === 'function' ? success(result) : success, { ...options, id });
    },
    (error: unknown) => {
      const text = typeof messages.error === 'function' ? messages.error(error) : messages.error;
      store.show(text, { ...options, id, tone: 'danger' });
    },
  );
  return promise;
};
