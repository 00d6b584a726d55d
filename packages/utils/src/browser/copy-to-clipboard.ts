import { listen } from '../internal/dom';
import { plainText } from '../text/plain-text';

/** El navegador no deja copiar nada aquí. */
export class ClipboardError extends Error {
  override readonly name = 'ClipboardError';
}

/**
 * Copia un texto con la API del portapapeles o, si falta o la niegan, con el comando antiguo del navegador. Llámala
 * en respuesta a un clic o a una tecla.
 * @throws ClipboardError Si nada sirve.
 * @throws TypeError Si no es un texto, que se copiaría como `undefined` o `[object Promise]`.
 */
export async function copyToClipboard(text: string): Promise<void> {
  const plain = plainText(text);
  if (plain === '' && text !== '') throw new TypeError('copyToClipboard: give a text.');
  let cause: unknown;
  try {
    await navigator.clipboard.writeText(plain);
    return;
  } catch (error) {
    cause = error;
  }
  if (copyByCommand(plain)) return;
  throw new ClipboardError('No se pudo copiar: el navegador no da acceso al portapapeles', {
    cause,
  });
}

/** Answers the event of the command: what is copied depends neither on a selection nor on the page's own listeners. */
function copyByCommand(text: string): boolean {
  if (typeof document === 'undefined') return false;
  let copied = false;
  const answer = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'copy' || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    copied = true;
  };
  // Without a selection, Chromium and WebKit ask by `beforecopy` whether there is something to copy.
  const end = listen(window, 'beforecopy copy', answer, { capture: true });
  try {
    document.execCommand('copy');
    return copied;
  } catch {
    return false;
  } finally {
    end();
  }
}
