import { act, cleanup } from '@testing-library/react';
import { expect } from 'vitest';
import { watchListeners } from '../leaks/watch-listeners';
import { watchPage } from '../leaks/watch-page';
import { watchTimers } from '../leaks/watch-timers';
import { IN_BROWSER } from './person';
import { stage } from './stage';
import type { Person, Prove, WidgetOptions } from './widget.types';

/** How long something may take to fade away after unmount, in milliseconds. */
const AFTERGLOW = 50;

/** CMP-7: mounting and leaving. */
export function lifecycleCases<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  const { value, change, open } = options;
  prove('leaves no listener, timer or element behind, under StrictMode (CMP-7)', () =>
    liveAndLeave(change),
  );
  if (open) {
    prove('leaves nothing behind when it is unmounted while open (CMP-7)', () =>
      liveAndLeave(open),
    );
  }

  /** Listeners and timers are watched in a second mount: the first may set up some for good. */
  async function liveAndLeave(live: (person: Person) => Promise<void>) {
    const mountAndUse = async () => {
      const { person } = await stage(options, { defaultValue: value });
      await live(person);
      cleanup();
      await fade();
    };
    const page = watchPage();
    await mountAndUse();
    const listeners = watchListeners();
    const timers = watchTimers();
    try {
      await mountAndUse();
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
