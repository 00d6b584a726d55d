import { coverPage } from './cover-page';
import { listen, together } from './dom';
import { pixelsIn } from './keep-placed';
import { isShown } from './watch-use';

/** In lib.dom of later versions of TypeScript. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Makes a popup that covers a small screen modal: beside what `coverPage` does, what an on-screen keyboard leaves
 * visible is known to its style sheet, the page does not scroll, and the back gesture of a phone closes it.
 */
export function enterSheetMode(
  frame: HTMLElement,
  onBack: () => void,
  onBeside: () => void,
): () => void {
  const window = frame.ownerDocument.defaultView as
    | (Window & { CloseWatcher?: new () => CloseWatcher })
    | null;
  if (!window) return () => {};
  const watcher = window.CloseWatcher && new window.CloseWatcher();
  const holdPage = () => {
    frame.scrollTop = 1;
  };
  const fit = () => {
    for (const [name, value] of Object.entries(visiblePart(frame))) {
      frame.style.setProperty(name, value);
    }
  };
  return together([
    coverPage(frame, onBeside, holdPage),
    () => watcher?.destroy(),
    listen(watcher, 'close', onBack),
    listen(frame, 'scroll', holdPage),
    listen(window.visualViewport, 'resize scroll', fit),
    // A phone that is turned may report the visible part before the page.
    listen(window, 'resize', fit),
  ]);
}

/** For a sheet's style, what is visible above an on-screen keyboard: it only shrinks the visual viewport. */
export function visiblePart(parent: Node): Record<string, string> {
  const page = parent.ownerDocument;
  const viewport = page?.defaultView?.visualViewport;
  if (!viewport) return {};
  const { height, offsetTop } = viewport;
  const css = pixelsIn(parent);
  // That of the root is in pixels of the window.
  const whole = page.documentElement.clientHeight;
  return {
    '--gd-sheet-height': css(height),
    '--gd-sheet-top': css(offsetTop),
    '--gd-sheet-bottom': css(Math.max(0, whole - height - offsetTop)),
  };
}

/** Keeps Tab and Shift+Tab in a popup: after the last stop comes the first. */
export function loopTab(
  event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'> & { readonly target: unknown },
  popup: Element,
  onOnlyStop: () => void,
): void {
  const stops = [
    ...popup.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [type="radio"]:not(:checked)') &&
      isShown(element),
  );
  if (stops.length === 1) {
    onOnlyStop();
    return;
  }
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  if (edge && event.target !== edge && event.target !== popup) return;
  event.preventDefault();
  next?.focus();
}
