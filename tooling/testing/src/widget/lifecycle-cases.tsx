import { act, cleanup } from '@testing-library/react';
import { expect } from 'vitest';
import { watchListeners } from '../leaks/watch-listeners';
import { watchPage } from '../leaks/watch-page';
import { watchTimers } from '../leaks/watch-timers';
import { IN_BROWSER } from './person';
import { stage } from './stage';
import type { WidgetCase, WidgetOptions } from './widget.types';

/** How long something may take to fade away after unmount, in milliseconds. */
const AFTERGLOW = 50;

/** CMP-7: mounting and leaving. */
export function lifecycleCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, open } = options;
  const cases: WidgetCase[] = [
    {
      title: 'leaves no listener, timer or element behind, under StrictMode (CMP-7)',
      run: () => liveAndLeave((here) => options.change(here.person)),
    },
  ];
  if (open) {
    cases.push({
      title: 'leaves nothing behind when it is unmounted while open (CMP-7)',
      run: () => liveAndLeave((here) => open(here.person)),
    });
  }
  return cases;

  /** Listeners and timers are watched in a second mount: the first may set up some for good. */
  async function liveAndLeave(
    live: (here: Awaited<ReturnType<typeof stage<Value>>>) => Promise<void>,
  ) {
    const page = watchPage();
    const first = await stage(options, { defaultValue: value });
    await live(first);
    cleanup();
    await fade();

    const listeners = watchListeners();
    const timers = watchTimers();
    try {
      const second = await stage(options, { defaultValue: value });
      await live(second);
      cleanup();
      await fade();
      expect(listeners.left(), 'listeners left').toEqual([]);
      expect(timers.left(), 'timers left').toEqual([]);
      expect(page.left(), 'elements and attributes left').toEqual([]);
    } finally {
      timers.stop();
      listeners.stop();
    }
  }
}

function fade(): Promise<void> {
  return act(async () => {
    await new Promise<void>((resolve) => setTimeout(resolve, AFTERGLOW));
    // What fades sees in its next frame that its widget has gone; a busy machine draws few.
    if (IN_BROWSER) await new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
  });
}
