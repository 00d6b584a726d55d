import { IN_BROWSER } from './person';

/** What code asks for to find out whether it runs in a browser. */
const DOM_NAMES = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'Node',
  'Element',
  'HTMLElement',
];

/**
 * Runs something as a server does, without DOM globals, so that what a widget renders there is what
 * hydration then meets. In a real browser they can't be taken away; the `.ssr` tests stand for it.
 */
export function withoutDom<Result>(run: () => Result): Result {
  if (IN_BROWSER) return run();
  const taken = DOM_NAMES.flatMap((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    return descriptor?.configurable ? [[name, descriptor] as const] : [];
  });
  for (const [name] of taken) Reflect.deleteProperty(globalThis, name);
  try {
    return run();
  } finally {
    for (const [name, descriptor] of taken) Object.defineProperty(globalThis, name, descriptor);
  }
}
