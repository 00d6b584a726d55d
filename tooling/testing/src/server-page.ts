import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { withoutDom } from './widget/server';

export interface ServerPage {
  /** Loads the scripts of the page, and gives back the complaints of React. */
  readonly hydrate: () => Promise<string[]>;
  /** Removes the page. The end of the test does so too. */
  readonly leave: () => void;
}

/** Fills an element with the markup of a server, and puts it on the page. */
export function serverPage(place: HTMLElement, page: ReactElement): ServerPage {
  let root: Root | undefined;
  const leave = () => {
    act(() => root?.unmount());
    place.remove();
  };
  onTestFinished(leave);
  place.innerHTML = withoutDom(() => renderToString(page));
  document.body.append(place);
  return {
    leave,
    async hydrate() {
      const complaints: string[] = [];
      const onRecoverableError = (error: unknown) => complaints.push(String(error));
      await act(async () => {
        root = hydrateRoot(place, page, { onRecoverableError });
      });
      return complaints;
    },
  };
}
