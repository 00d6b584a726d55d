import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to. */
export interface Holdings {
  /** Listeners of window, document, html, body and whatever else outlives a widget, by target and type. */
  readonly listeners: readonly string[];
  /** Timers and frames to come. */
  readonly timers: readonly string[];
  readonly observers: readonly string[];
  /** Object URLs not revoked, workers not ended. */
  readonly resources: readonly string[];
  /** As Chromium counts them. */
  readonly nodes: number;
  readonly domListeners: number;
  readonly heap: number;
}

declare global {
  interface Window {
    holdings: () => Pick<Holdings, 'listeners' | 'timers' | 'observers' | 'resources'>;
    violations: string[];
  }
}

/** Counts what the page holds on to, from its first line on. */
export async function watchPage(page: Page): Promise<() => Promise<Holdings>> {
  await page.addInitScript(install);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await collect(session);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return {
      ...(await page.evaluate(() => window.holdings())),
      nodes: metric('Nodes'),
      domListeners: metric('JSEventListeners'),
      heap: metric('JSHeapUsedSize'),
    };
  };
}

/** Twice: what the first round frees may have held other things. */
async function collect(session: CDPSession): Promise<void> {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
}

/** Runs in the page, before anything else of it. */
function install(): void {
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });

  const listeners = new Set<{ target: WeakRef<EventTarget>; type: string; key: unknown[] }>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captures = (options: unknown) =>
    typeof options === 'object' && options !== null
      ? Boolean(Reflect.get(options, 'capture'))
      : Boolean(options);
  const outlives = (target: EventTarget) =>
    !(target instanceof AbortSignal || target instanceof MessagePort) &&
    (!(target instanceof Node) ||
      [document, document.documentElement, document.head, document.body].includes(
        target as HTMLElement,
      ));
  const find = (target: EventTarget, key: unknown[]) =>
    [...listeners].find(
      (each) =>
        each.target.deref() === target && each.key.every((part, index) => part === key[index]),
    );
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const target = this ?? window;
    const key = [type, listener, captures(options)];
    if (!listener || !outlives(target) || find(target, key)) return;
    const entry = { target: new WeakRef(target), type, key };
    listeners.add(entry);
    if (typeof options !== 'object') return;
    const forget = () => listeners.delete(entry);
    if (options.signal) addEventListener.call(options.signal, 'abort', forget);
    if (options.once) addEventListener.call(target, type, forget, { ...options });
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    const entry = find(this ?? window, [type, listener, captures(options)]);
    if (entry) listeners.delete(entry);
  };

  const timers = new Map<string, string>();
  const patch = (start: string, stop: string, repeats: boolean) => {
    const begin = Reflect.get(window, start);
    const end = Reflect.get(window, stop);
    Reflect.set(window, start, (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
      const handle = begin.call(
        window,
        (...args: unknown[]) => {
          if (!repeats) timers.delete(`${stop} ${handle}`);
          callback(...args);
        },
        ...rest,
      );
      timers.set(`${stop} ${handle}`, `${start}(${rest[0] ?? ''})`);
      return handle;
    });
    Reflect.set(window, stop, (handle: unknown) => {
      timers.delete(`${stop} ${handle}`);
      end.call(window, handle);
    });
  };
  patch('setTimeout', 'clearTimeout', false);
  patch('setInterval', 'clearInterval', true);
  patch('requestAnimationFrame', 'cancelAnimationFrame', false);

  const observers = new Map<object, string>();
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { prototype } = Reflect.get(window, name);
    const { observe, unobserve, disconnect } = prototype;
    const targets = new WeakMap<object, Set<unknown>>();
    prototype.observe = function watched(target: unknown, ...rest: unknown[]) {
      const seen = targets.get(this) ?? new Set();
      targets.set(this, seen.add(target));
      observers.set(this, name);
      return observe.call(this, target, ...rest);
    };
    prototype.disconnect = function ended() {
      observers.delete(this);
      targets.delete(this);
      return disconnect.call(this);
    };
    if (!unobserve) continue;
    prototype.unobserve = function dropped(target: unknown) {
      const seen = targets.get(this);
      seen?.delete(target);
      if (seen?.size === 0) observers.delete(this);
      return unobserve.call(this, target);
    };
  }

  const resources = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    const url = createObjectURL.call(URL, source);
    resources.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    resources.delete(url);
    revokeObjectURL.call(URL, url);
  };
  const terminate = Worker.prototype.terminate;
  let workers = 0;
  window.Worker = class extends Worker {
    readonly #name = `worker ${workers++}`;
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      resources.add(this.#name);
    }
    override terminate() {
      resources.delete(this.#name);
      terminate.call(this);
    }
  };

  const nameOf = (target: EventTarget | undefined) =>
    target === window
      ? 'window'
      : target === document
        ? 'document'
        : target instanceof Element
          ? `<${target.localName}>`
          : (target?.constructor.name ?? 'gone');
  window.holdings = () => ({
    listeners: [...listeners]
      .filter(({ target }) => target.deref() !== undefined)
      .map(({ target, type }) => `${nameOf(target.deref())}: ${type}`)
      .sort(),
    timers: [...timers.values()].sort(),
    observers: [...observers.values()].sort(),
    resources: [...resources].sort(),
  });
}
