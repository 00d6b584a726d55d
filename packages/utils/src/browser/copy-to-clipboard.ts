import { deepFocus } from '../internal/popup/dom';
import { popupContainer } from '../internal/popup/popup-container';
import { plainText } from '../text/plain-text';

/** The browser lets nothing be copied here (BRW-1). */
export class ClipboardError extends Error {
  override readonly name = 'ClipboardError';
}

/**
 * Copies a text (BRW-1): with the Clipboard API, or where that is missing or refused, through a
 * hidden text field. Call it in answer to a click or a key press.
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
  if (copyThroughField(plain)) return;
  throw new ClipboardError('No se pudo copiar: el navegador no da acceso al portapapeles', {
    cause,
  });
}

function copyThroughField(text: string): boolean {
  if (typeof document === 'undefined') return false;
  const active = deepFocus(document);
  const selection = document.getSelection();
  const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) =>
    selection?.getRangeAt(index),
  );
  const field = document.createElement('textarea');
  field.value = text;
  // Keeps the on-screen keyboard away; what follows keeps the page from scrolling or zooming.
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText =
    'position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px;white-space:pre';
  // Outside of an open modal nothing can be selected, and a focus trap takes the focus back.
  (active ? popupContainer(active) : document.body).append(field);
  let copied = false;
  // The page may take the focus back, or have a listener that refuses: what is copied depends on neither.
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    copied = event.clipboardData !== null;
  };
  window.addEventListener('copy', answer, true);
  try {
    field.focus({ preventScroll: true });
    field.select();
    document.execCommand('copy');
    return copied;
  } catch {
    return false;
  } finally {
    window.removeEventListener('copy', answer, true);
    field.remove();
    if (active instanceof HTMLElement) active.focus({ preventScroll: true });
    if (selection && ranges.length > 0) {
      selection.removeAllRanges();
      for (const range of ranges) if (range) selection.addRange(range);
    }
  }
}
