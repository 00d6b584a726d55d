import { listen } from '../internal/popup/dom';
import { plainText } from '../text/plain-text';

/** The browser lets nothing be copied here (BRW-1). */
export class ClipboardError extends Error {
  override readonly name = 'ClipboardError';
}

/**
 * Copies a text (BRW-1): with the Clipboard API, or where that is missing or refused, with the old
 * command of the browser. Call it in answer to a click or a key press.
 * @throws {ClipboardError} Where both ways are closed.
 * @throws {TypeError} For what is no text: it would be copied as `undefined` or `[object Promise]`.
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
