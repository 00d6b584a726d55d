/* In an iframe `instanceof` is false for the same interfaces, and in a shadow root `contains` and
 * `event.target` stop at its edge: these questions hold in every realm and root. */

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value;
}

export function isElement(value: unknown): value is Element {
  return isNode(value) && value.nodeType === 1;
}

export function eventTarget(event: Event): Node | null {
  const [target = event.target] = event.composedPath();
  return isNode(target) ? target : null;
}

export function containsNode(element: Node, node: Node | null): boolean {
  for (let inner = node; inner; inner = hostOf(inner)) {
    if (element.contains(inner)) return true;
  }
  return false;
}

export function focusedElement(node: Node): Element | null {
  const root = node.getRootNode();
  return 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null;
}

export function deepFocus(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

export function listen<Listened extends Event>(
  target: EventTarget | null | undefined,
  types: string,
  listener: (event: Listened) => void,
  options?: AddEventListenerOptions,
): () => void {
  const names = types.split(' ');
  for (const name of names) target?.addEventListener(name, listener as EventListener, options);
  return () => {
    for (const name of names) target?.removeEventListener(name, listener as EventListener, options);
  };
}

/** Calls back with the sizes of elements, by an observer of their own window, which a removed frame takes along. */
export function observeSizes(
  elements: readonly Element[],
  changed: ResizeObserverCallback,
): () => void {
  const Observer = elements[0]?.ownerDocument.defaultView?.ResizeObserver;
  if (!Observer) return () => {};
  const observer = new Observer(changed);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

export function together(ends: readonly ((() => void) | undefined)[]): () => void {
  return () => {
    for (const end of ends) end?.();
  };
}

/** Milliseconds between two looks. No event tells of some changes, such as the first frame of an animation. */
const REST = 50;

/** Calls `look` before the paint after each change of the page, and in each frame for as long as it finds a change. */
export function watchPage(page: Document, look: () => boolean): () => void {
  let frame = 0;
  const check = () => {
    if (look()) soon();
  };
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      check();
    });
  };
  check();
  const timer = setInterval(check, REST);
  const observer = new MutationObserver(soon);
  observer.observe(page, { subtree: true, childList: true, attributes: true });
  const stop = listen(page.defaultView, 'scroll resize', soon, { capture: true });
  return () => {
    stop();
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearInterval(timer);
  };
}

export function isShown(element: Element): boolean {
  // jsdom has no such function.
  return element.checkVisibility?.({ visibilityProperty: true }) !== false;
}

export function isUsable(control: Element): boolean {
  return !control.matches(':is(fieldset:disabled, [inert]) *') && isShown(control);
}

function hostOf(node: Node): Node | null {
  const root = node.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}
