/** A listener that is still there. */
interface Entry {
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

type Methods = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type EntriesOf = (target: EventTarget) => Set<Entry>;

/**
 * Watches who listens to what outlives a widget: window, document, body, media queries, …
 *
 * @returns `left()`: the listeners added since then and still there, as `window: resize`, without
 * those of elements that have left the page, which are collected with them; `stop()`.
 */
export function watchListeners(): { left: () => string[]; stop: () => void } {
  // Held weakly, so that what goes is collected as without a watcher.
  const targets = new Set<WeakRef<EventTarget>>();
  const listened = new WeakMap<EventTarget, Set<Entry>>();
  const collected = new FinalizationRegistry<WeakRef<EventTarget>>((ref) => targets.delete(ref));
  const entriesOf: EntriesOf = (target) => {
    const known = listened.get(target);
    if (known) return known;
    const entries = new Set<Entry>();
    const ref = new WeakRef(target);
    listened.set(target, entries);
    targets.add(ref);
    collected.register(target, ref);
    return entries;
  };
  const restore = sources().map((source) => watch(source, entriesOf));
  return {
    left: () =>
      [...targets]
        .flatMap((ref) => ref.deref() ?? [])
        .filter(outlives)
        .flatMap((target) => [...entriesOf(target)].map(({ type }) => `${nameOf(target)}: ${type}`))
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

function watch(source: Methods, entriesOf: EntriesOf): () => void {
  const { addEventListener, removeEventListener } = source;
  const find = (entries: Set<Entry>, type: string, listener: unknown, capture: boolean) =>
    [...entries].find(
      (entry) => entry.type === type && entry.listener === listener && entry.capture === capture,
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
    const entries = entriesOf(target);
    if (!listener || settings.signal?.aborted || find(entries, type, listener, capture)) return;
    const entry = { type, listener, capture };
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
    const entries = entriesOf(target);
    const entry = find(entries, type, listener, capture);
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
