// Loaded before anything else of the page.
import { watchListeners } from '@guadua/testing/leaks/watch-listeners';
import { watchTimers } from '@guadua/testing/leaks/watch-timers';

/** What the page holds on to. */
export interface PageHoldings {
  /** Listeners of window, document, and whatever else outlives a widget, by target and type. */
  readonly listeners: readonly string[];
  /** Timers and frames to come. */
  readonly timers: readonly string[];
  readonly observers: readonly string[];
  /** Object URLs not revoked, workers not ended. */
  readonly resources: readonly string[];
}

declare global {
  interface Window {
    holdings: () => PageHoldings;
    violations: string[];
  }
}

window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
});

const listeners = watchListeners();
const timers = watchTimers();

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

window.holdings = () => ({
  listeners: listeners.left(),
  timers: timers.left().sort(),
  observers: [...observers.values()].sort(),
  resources: [...resources].sort(),
});
