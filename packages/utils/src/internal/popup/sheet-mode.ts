import { isShown } from '../dom';
import { pixelsIn } from './popup-container';

/** The part of the page that a sheet may fill: an on-screen keyboard only shrinks the visual viewport. */
export function visiblePart(parent: Node): Record<string, string> {
  const page = parent.ownerDocument;
  const viewport = page?.defaultView?.visualViewport;
  if (!viewport) return {};
  const { height, offsetTop } = viewport;
  const css = pixelsIn(parent);
  const whole = page.documentElement.clientHeight;
  return {
    '--gd-sheet-height': css(height),
    '--gd-sheet-top': css(offsetTop),
    '--gd-sheet-bottom': css(Math.max(0, whole - height - offsetTop)),
  };
}

const STOPS =
  'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]';

export function loopTab(
  event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'> & { readonly target: unknown },
  popup: Element,
  onOnlyStop: () => void,
): void {
  const stops = [...popup.querySelectorAll<HTMLElement>(STOPS)].filter(
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
