import { warnOnce } from '../internal/warn-once';
import type { SnackbarOptions, SnackbarPromiseMessages } from './snackbar.types';
import { enqueue } from './snackbar-queue';

let made = 0;

/**
 * Shows a message for a while, from anywhere, once `<Snackbars />` is mounted (SNK-1). What comes
 * earlier waits for it; on a server nothing happens. The message is text, never HTML.
 * @returns The id, for `snackbar.dismiss(id)` or for an update in place.
 * @example snackbar('Cambios guardados')
 * @example snackbar('Correo borrado', { action: { label: 'Deshacer', onClick: restore } })
 */
export function snackbar(message: string, options?: SnackbarOptions): string {
  if (typeof document === 'undefined') return options?.id ?? '';
  const id = idOf(options);
  if (options?.duration !== undefined && !(options.duration >= 0)) {
    warnOnce(
      'snackbar()',
      () => `got the duration ${options?.duration}: give milliseconds from 0 on, or Infinity.`,
      'snackbar-duration',
    );
  }
  enqueue((store) => store.show(message, { ...options, id }));
  return id;
}

/** Hides one snackbar, or all of them. */
snackbar.dismiss = (id?: string): void => {
  if (typeof document === 'undefined') return;
  enqueue((store) => store.dismiss(id === undefined ? id : String(id)));
};

/**
 * Follows a promise with one snackbar: under way, done, failed (SNK-3).
 * @returns The same promise; its failure counts as handled.
 * @example await snackbar.promise(save(), { loading: 'Guardando…', success: 'Guardado', error: 'No se pudo guardar' })
 */
snackbar.promise = <Result>(
  promise: Promise<Result>,
  messages: SnackbarPromiseMessages<Result>,
  options?: Omit<SnackbarOptions, 'action' | 'icon' | 'tone'>,
): Promise<Result> => {
  if (typeof document === 'undefined') return promise;
  // What never settles would leave its spinner for ever.
  if (typeof promise?.then !== 'function') {
    throw new TypeError('snackbar.promise: give a promise.');
  }
  const id = idOf(options);
  const show = (message: string | undefined, more: SnackbarOptions & { loading?: boolean }) =>
    enqueue((store) => {
      if (message === undefined) store.dismiss(id);
      else store.show(message, { ...options, ...more, id });
    });
  show(messages.loading, { duration: Number.POSITIVE_INFINITY, tone: 'info', loading: true });
  const fail = (error: unknown) => {
    const text = typeof messages.error === 'function' ? messages.error(error) : messages.error;
    show(text, { tone: 'danger' });
  };
  // What is only like a promise may have no `catch`.
  Promise.resolve(promise)
    .then((result) => {
      const { success } = messages;
      show(typeof success === 'function' ? success(result) : success, {});
    })
    // What could not be reported as done, as its own message threw, is reported as failed.
    .catch(fail)
    .catch((error: unknown) => {
      snackbar.dismiss(id);
      reportError(error);
    });
  return promise;
};

/** The id as the text that the page gives back, because a caller may have given a number. */
function idOf(options: SnackbarOptions | undefined): string {
  return String(options?.id ?? `snackbar-${++made}`);
}

/** `snackbar` as a hook, for those who like to inject what they call (SNK-1). */
export function useSnackbar(): typeof snackbar {
  return snackbar;
}
