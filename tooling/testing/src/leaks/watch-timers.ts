/** Whose timers are not the widget's: the runner's, the testing library's and React's own. */
const OTHERS = /[/\\](@?vitest|@testing-library|playwright[\w-]*|scheduler|react-dom|jsdom)[/\\_-]/;

type TimerName = 'setTimeout' | 'setInterval' | 'requestAnimationFrame';

const CANCELLED_BY = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
} as const;

/**
 * Watches the timers and frames that are asked for.
 *
 * @returns `left()`: those that are still to come, with the place that asked; `stop()`.
 */
export function watchTimers(): { left: () => string[]; stop: () => void } {
  const pending = new Map<unknown, string>();
  const originals: [name: string, value: unknown][] = [];
  const replace = (name: string, value: unknown) => {
    originals.push([name, Reflect.get(globalThis, name)]);
    Reflect.set(globalThis, name, value);
  };

  for (const name of Object.keys(CANCELLED_BY) as TimerName[]) {
    const start = globalThis[name] as unknown as (
      callback: (...args: unknown[]) => void,
      ...rest: unknown[]
    ) => unknown;
    if (!start) continue;
    replace(name, (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
      const place = askedAt();
      const handle = start.call(
        globalThis,
        (...args: unknown[]) => {
          if (name !== 'setInterval') pending.delete(handle);
          callback(...args);
        },
        ...rest,
      );
      if (place !== undefined) pending.set(handle, `${name}(${rest[0] ?? ''}) ${place}`);
      return handle;
    });
    const stop = globalThis[CANCELLED_BY[name]] as (handle: never) => void;
    replace(CANCELLED_BY[name], (handle: never) => {
      pending.delete(handle);
      stop.call(globalThis, handle);
    });
  }

  return {
    left: () => [...pending.values()],
    stop: () => {
      for (const [name, value] of originals) Reflect.set(globalThis, name, value);
    },
  };
}

/** The line that asked for a timer; `undefined` when a tool's or React's own asked. */
export function askedAt(): string | undefined {
  const lines = new Error().stack?.split('\n').slice(1) ?? [];
  const place = lines.find((line) => !/testing[/\\]src[/\\](leaks|setup)/.test(line)) ?? '';
  return OTHERS.test(place) ? undefined : place.trim();
}
