import { raceSignal } from '../read/race-signal';

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
