// Loaded before anything else of the page.
import { watchTimers } from '@guadua/testing/leaks/watch-timers';

/** What the page holds on to, and Chromium does not count. */
export interface PageHoldings {
  /** Timers and frames to come. */
  readonly timers: readonly string[];
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

const timers = watchTimers();

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
  timers: timers.left().sort(),
  resources: [...resources].sort(),
});
