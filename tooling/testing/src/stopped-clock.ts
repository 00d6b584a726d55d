import { type Clock, install } from '@sinonjs/fake-timers';

let clock: Clock | undefined;

/**
 * Stops `setTimeout`, `clearTimeout` and `performance` until `startClock()`, for a test in a real browser:
 * React, the browser and the runner keep theirs. The fake clock of Vitest does not stand still there: each
 * look of `expect.poll`, and each for what is to be clicked, moves it on by 50 ms, so that a slow machine gets
 * further than a fast one.
 *
 * @returns Moves the clock on, by so many milliseconds.
 */
export function stopClock(): (milliseconds: number) => void {
  startClock();
  const stopped = install({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  clock = stopped;
  return (milliseconds) => {
    stopped.tick(milliseconds);
  };
}

/** Lets the clock go on: what still waits on the stopped one never comes. */
export function startClock(): void {
  clock?.uninstall();
  clock = undefined;
}
