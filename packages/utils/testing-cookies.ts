import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { cookies } from './src/browser/cookies';

/**
 * Gives a test file the cookies of the origin for itself: files run side by side in pages that
 * share them. Every test starts and ends with none.
 */
export function ownCookies(): void {
  let release = () => {};
  beforeAll(
    () =>
      new Promise<void>((acquired) => {
        void navigator.locks.request('cookies', () => {
          acquired();
          return new Promise<void>((resolve) => {
            release = resolve;
          });
        });
      }),
  );
  afterAll(() => release());
  beforeEach(() => cookies.deleteAll());
  afterEach(() => cookies.deleteAll());
}
