import { colorScheme } from '@guadua/utils';
import { matchesMedia, REDUCED_MOTION_QUERY } from '@guadua/utils/internal';

/** Turns the light on or off; the two pictures of the page cross over where the browser can do it. */
export function changeScheme(): void {
  if (!document.startViewTransition || matchesMedia(REDUCED_MOTION_QUERY)) {
    colorScheme.toggle();
    return;
  }
  const { ready } = document.startViewTransition(() => colorScheme.toggle());
  // Another change may skip it before it is ready, which is no failure.
  Promise.resolve(ready).catch(() => undefined);
}
