import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';
import { IN_BROWSER } from './widget/person';

/**
 * Fills an element with the markup of a server, and puts it on the page until the test ends.
 *
 * @returns Loads the scripts of the page, and gives back the complaints of React.
 */
export function serverPage(container: HTMLElement, page: ReactElement): () => Promise<string[]> {
  container.innerHTML = withoutDom(() => renderToString(page));
  document.body.append(container);
  onTestFinished(() => container.remove());
  return async () => {
    const complaints: string[] = [];
    const onRecoverableError = (error: unknown) => complaints.push(String(error));
    await act(async () => {
      render(page, { container, hydrate: true, onRecoverableError });
    });
    return complaints;
  };
}

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
function withoutDom<Result>(run: () => Result): Result {
  if (IN_BROWSER) return run();
  for (const name of DOM_NAMES) vi.stubGlobal(name, undefined);
  try {
    return run();
  } finally {
    vi.unstubAllGlobals();
  }
}
