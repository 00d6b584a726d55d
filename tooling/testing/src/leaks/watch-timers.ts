/** Whose timers are not the widget's: the runner's, the testing library's and React's own. */
const OTHERS = /[/\\](@?vitest|@testing-library|playwright[\w-]*|scheduler|react-dom|jsdom)[/\\_-]/;

const CANCELLED_BY = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
} as const;

type TimerName = keyof typeof CANCELLED_BY;
const ALL: readonly TimerName[] = ['setTimeout', 'setInterval', 'requestAnimationFrame'];

/**
 * Watches the timers and frames that are asked for.
 *
 * @param names Which of them.
 * @returns `left()`: those that are still to come, with the place that asked; `stop()` ends them, too.
 */
export function watchTimers(names = ALL): { left: () => string[]; stop: () => void } {
  const pending = new Map<unknown, { place: string; cancel: () => void }>();
  const originals: [name: string, value: unknown][] = [];
  const replace = (name: string, value: unknown) => {
    originals.push([name, Reflect.get(globalThis, name)]);
    Reflect.set(globalThis, name, value);
  };

  for (const name of names) {
    const start = globalThis[name] as unknown as (
      callback: (...args: unknown[]) => void,
      ...rest: unknown[]
    ) => unknown;
    if (!start) continue;
    const stop = globalThis[CANCELLED_BY[name]] as (handle: unknown) => void;
    const cancel = (handle: unknown) => {
      pending.delete(handle);
      stop.call(globalThis, handle);
    };
    replace(name, (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
      const asked = askedAt();
      const handle = start.call(
        globalThis,
        (...args: unknown[]) => {
          if (name !== 'setInterval') pending.delete(handle);
          callback(...args);
        },
        ...rest,
      );
      const place = `${name}(${rest[0] ?? ''}) ${asked}`;
      if (asked !== undefined) pending.set(handle, { place, cancel: () => cancel(handle) });
      return handle;
    });
    replace(CANCELLED_BY[name], cancel);
  }

  return {
    left: () => [...pending.values()].map(({ place }) => place),
    stop: () => {
      for (const { cancel } of [...pending.values()]) cancel();
      for (const [name, value] of originals) Reflect.set(globalThis, name, value);
    },
  };
}

/** The line that asked for a timer; `undefined` when a tool's or React's own asked. */
function askedAt(): string | undefined {
  const lines = new Error().stack?.split('\n').slice(1) ?? [];
  const place = lines.find((line) => !/testing[/\\]src[/\\]leaks/.test(line)) ?? '';
  return OTHERS.test(place) ? undefined : place.trim();
}
