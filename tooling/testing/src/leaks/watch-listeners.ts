/** A listener that is still there. */
interface Entry {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

type Methods = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type Arguments = Parameters<EventTarget['addEventListener']>;

/**
 * Watches who listens to what outlives a widget: window, document, body, media queries, …
 *
 * @returns `left()`: the listeners added since then and still there, as `window: resize`, without
 * those of elements that have left the page, which are collected with them; `stop()`.
 */
export function watchListeners(): { left: () => string[]; stop: () => void } {
  const entries = new Set<Entry>();
  // In jsdom the window has methods of its own, bound to the one inside.
  const isOwn = Object.hasOwn(globalThis, 'addEventListener');
  const sources: Methods[] = isOwn ? [EventTarget.prototype, globalThis] : [EventTarget.prototype];
  const restore = sources.map((source) => watch(source, entries));
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

function watch(source: Methods, entries: Set<Entry>): () => void {
  const { addEventListener, removeEventListener } = source;
  const find = ({ target, type, listener, capture }: Entry) =>
    [...entries].find(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === capture,
    );

  source.addEventListener = function add(this: EventTarget | undefined, ...given: Arguments) {
    const [type, listener] = given;
    const { target, signal, once, capture } = settingsOf(this, given);
    addEventListener.apply(target, given);
    const entry = { target, type, listener, capture };
    if (!listener || signal?.aborted || find(entry)) return;
    const forget = () => entries.delete(entry);
    entries.add(entry);
    signal?.addEventListener('abort', forget, { once: true });
    if (once)
      addEventListener.call(target, type, forget, { once, capture, ...(signal && { signal }) });
  };
  source.removeEventListener = function remove(this: EventTarget | undefined, ...given: Arguments) {
    const [type, listener] = given;
    const { target, capture } = settingsOf(this, given);
    removeEventListener.apply(target, given);
    const entry = find({ target, type, listener, capture });
    if (entry) entries.delete(entry);
  };
  return () => Object.assign(source, { addEventListener, removeEventListener });
}

function settingsOf(target: EventTarget = globalThis, [, , options]: Arguments) {
  const settings = typeof options === 'object' ? options : { capture: options ?? false };
  // An `AbortController` as options has its signal from its class, which a spread would not copy.
  const { signal, once, capture = false }: AddEventListenerOptions = settings;
  return { target, signal, once, capture };
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
