import type { SnackbarOptions, SnackbarPromiseMessages } from './snackbar.types';
import { enqueue } from './snackbar-queue';

let made = 0;

/**
 * Muestra un aviso por un rato, desde cualquier parte, si `<Snackbars />` está en la página; lo que llega antes lo
 * espera, y en un servidor no pasa nada. El mensaje es texto, nunca HTML.
 * @returns El id del aviso, para quitarlo con `snackbar.dismiss(id)` o cambiarlo en su sitio.
 * @example snackbar('Cambios guardados')
 * @example snackbar('Correo borrado', { action: { label: 'Deshacer', onClick: restore } })
 */
export function snackbar(message: string, options?: SnackbarOptions): string {
  if (typeof document === 'undefined') return options?.id ?? '';
  const id = idOf(options);
  enqueue((store) => store.show(message, { ...options, id }));
  return id;
}

/** Cierra un aviso, o todos. */
snackbar.dismiss = (id?: string): void => {
  if (typeof document === 'undefined') return;
  enqueue((store) => store.dismiss(id === undefined ? id : String(id)));
};

/**
 * Sigue una promesa con un solo aviso: en curso, cumplida, fallida.
 * @returns La misma promesa; si falla, cuenta como atendida.
 * @example await snackbar.promise(save(), { loading: 'Guardando…', success: 'Guardado', error: 'No se pudo guardar' })
 */
snackbar.promise = <Result>(
  promise: Promise<Result>,
  messages: SnackbarPromiseMessages<Result>,
  options?: Omit<SnackbarOptions, 'action' | 'icon' | 'tone'>,
): Promise<Result> => {
  if (typeof document === 'undefined') return promise;
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

/** `snackbar` como hook, para quien prefiere recibir lo que llama. */
export function useSnackbar(): typeof snackbar {
  return snackbar;
}
