import { act, cleanup } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { watchListeners } from '../leaks/watch-listeners';
import { watchPage } from '../leaks/watch-page';
import { watchTimers } from '../leaks/watch-timers';
import { IN_BROWSER, meetPerson } from './person';
import { withoutDom } from './server';
import { eventually, expectHeld, NAME, Page, stage } from './stage';
import type { WidgetCase, WidgetOptions } from './widget.types';

/** How long something may take to fade away after unmount, in milliseconds. */
const AFTERGLOW = 50;

/** CMP-7: mounting, leaving, and coming from a server. */
export function lifecycleCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  const { value, otherValue } = options;
  const { open } = options;
  const cases: WidgetCase[] = [
    {
      title: 'leaves no listener, timer or element behind, under StrictMode (CMP-7)',
      run: () => liveAndLeave((here) => options.change(here.person)),
    },
    {
      title: 'hydrates what a server rendered without a warning, and works then (CMP-7)',
      run: async () => {
        const { renderToString } = await import('react-dom/server');
        const onChange = vi.fn();
        const page = (
          <StrictMode>
            <Page>
              {options.render({
                'aria-label': 'Widget',
                name: NAME,
                defaultValue: value,
                onChange,
              })}
            </Page>
          </StrictMode>
        );
        const place = document.createElement('div');
        place.innerHTML = withoutDom(() => renderToString(page));
        document.body.append(place);
        const complaints: string[] = [];
        const person = await meetPerson();
        const reactRoot = await act(async () =>
          hydrateRoot(place, page, {
            onRecoverableError: (error) => complaints.push(String(error)),
          }),
        );
        try {
          expect(complaints, 'hydration').toEqual([]);
          expectHeld(options, value);
          await options.change(person);
          await eventually(() => expectHeld(options, otherValue));
        } finally {
          act(() => reactRoot.unmount());
          place.remove();
        }
      },
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
