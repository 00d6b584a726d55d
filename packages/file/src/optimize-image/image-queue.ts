import { LONGEST_TIMER } from '@guadua/utils/internal';

export type Release = () => void;

export function createQueue(places: () => number) {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };
  return {
    async enter(signal: AbortSignal | undefined): Promise<Release> {
      signal?.throwIfAborted();
      if (taken < places()) {
        taken++;
        return release;
      }
      let enter = () => {};
      const turn = new Promise<void>((resolve) => {
        enter = resolve;
        waiting.push(enter);
      });
      try {
        await raceSignal(turn, signal);
      } catch (reason) {
        const place = waiting.indexOf(enter);
        if (place >= 0) waiting.splice(place, 1);
        else release();
        throw reason;
      }
      return release;
    },
  };
}

export function raceSignal<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
  time?: number,
  late?: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal?.reason);
    const timer = late && setTimeout(() => reject(late()), Math.min(time ?? 0, LONGEST_TIMER));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  });
}
