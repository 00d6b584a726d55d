/** A listener that is still there. */
interface Entry {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
}

type Methods = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Watches who listens to what outlives a widget: window, document, body, media queries, …
 *
 * @returns `left()`: the listeners added since then and still there, as `window: resize`, without
 * those of elements that have left the page, which are collected with them; `stop()`.
 */
export function watchListeners(): { left: () => string[]; stop: () => void } {
  const entries = new Set<Entry>();
  const restore = sources().map((source) => watch(source, entries));
  return {
    left: () =>
      [...entries]
        .filter(({ target }) => outlives(target))
        .map(({ target, type }) => `${nameOf(target)}: ${type}`)
        .sort(),
    stop: () => {
      for (const undo of restore) undo();
    },
  };
}

/** In jsdom the window has methods of its own, bound to the one inside. */
function sources(): Methods[] {
  const own = Object.hasOwn(globalThis, 'addEventListener');
  return own ? [EventTarget.prototype, globalThis] : [EventTarget.prototype];
}

function watch(source: Methods, entries: Set<Entry>): () => void {
  const { addEventListener, removeEventListener } = source;
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...entries].find(
      (entry) =>
        entry.target === target &&
        entry.type === type &&
        entry.listener === listener &&
        entry.capture === capture,
    );

  source.addEventListener = function add(
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const target = this ?? globalThis;
    addEventListener.call(target, type, listener, options);
    const settings = typeof options === 'object' ? options : { capture: options ?? false };
    const capture = settings.capture ?? false;
    if (!listener || settings.signal?.aborted || find(target, type, listener, capture)) return;
    const entry = { target, type, listener, capture };
    const forget = () => entries.delete(entry);
    entries.add(entry);
    settings.signal?.addEventListener('abort', forget, { once: true });
    if (settings.once) addEventListener.call(target, type, forget, { ...settings });
  };
  source.removeEventListener = function remove(
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    const target = this ?? globalThis;
    removeEventListener.call(target, type, listener, options);
    const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
    const entry = find(target, type, listener, capture);
    if (entry) entries.delete(entry);
  };
  return () => Object.assign(source, { addEventListener, removeEventListener });
}

function outlives(target: EventTarget): boolean {
  if (target instanceof AbortSignal || target instanceof MessagePort) return false;
  return !(target instanceof Node) || target.isConnected;
}

function nameOf(target: EventTarget): string {
  if (target === window) return 'window';
  if (target === document) return 'document';
  if (target instanceof Element) return `<${target.tagName.toLowerCase()}>`;
  return target.constructor.name;
}
