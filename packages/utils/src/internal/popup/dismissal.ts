/** An open popup, as those who press keys and buttons meet it. */
export interface DismissableLayer {
  readonly popup: HTMLElement;
  /** Whether a node belongs to the popup or to the widget that opened it. */
  readonly owns: (node: Node) => boolean;
  /** Whether an event came from inside as React sees it: from a popup of a popup, too. */
  readonly heard: (event: Event) => boolean;
  readonly onEscape: () => void;
  readonly onOutside: () => void;
}

/** Open popups, the newest last. */
const layers: DismissableLayer[] = [];

/**
 * Makes a popup one level of what Escape and presses outside close (CMP-11).
 *
 * @returns Takes it away again.
 */
export function openLayer(layer: DismissableLayer): () => void {
  const page = layer.popup.ownerDocument;
  const window = page.defaultView;
  // What opened it may still be on its way to the document.
  const opening = window?.event;
  let pressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOutside = (event: Event) =>
    event !== opening &&
    !layer.heard(event) &&
    event.target instanceof Node &&
    !layer.owns(event.target);
  const onPointerDown = (event: PointerEvent) => {
    pressed = isOutside(event);
    // After the focus has moved: a focused element that goes away before tells nobody of its blur.
    if (pressed && event.pointerType !== 'touch') timer = setTimeout(layer.onOutside);
  };
  // A finger that goes down may only mean to scroll.
  const onClick = () => {
    if (pressed) layer.onOutside();
    pressed = false;
  };
  const onFocusIn = (event: FocusEvent) => {
    if (isOutside(event)) layer.onOutside();
  };

  if (layers.length === 0) window?.addEventListener('keydown', onKeyDown, true);
  layers.push(layer);
  page.addEventListener('pointerdown', onPointerDown);
  page.addEventListener('click', onClick);
  page.addEventListener('focusin', onFocusIn);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) window?.removeEventListener('keydown', onKeyDown, true);
    clearTimeout(timer);
    page.removeEventListener('pointerdown', onPointerDown);
    page.removeEventListener('click', onClick);
    page.removeEventListener('focusin', onFocusIn);
  };
}

/**
 * Escape belongs to the newest popup that the focus is in. It is heard before everybody else, and by
 * nobody else: a dialog round the widget, of whatever library, stays open.
 */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const { target } = event;
  // An element that had the focus and went away leaves it to the body.
  const lost = target instanceof HTMLBodyElement;
  const layer = layers
    .filter(({ owns }) => lost || (target instanceof Node && owns(target)))
    .at(-1);
  if (!layer) return;
  event.preventDefault();
  event.stopPropagation();
  layer.onEscape();
}
