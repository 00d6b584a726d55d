import type { FocusEvent } from 'react';

/**
 * Keeps the height of a margin while something is pressed: who presses something leaves a field by
 * that, its value or message changes, and a margin that grew or shrank would move what is pressed from
 * under the pointer, so that it would never be clicked. As the field is left the page is laid out
 * already: asked where the press begins, it would be laid out once more.
 */
export function holdHeight({ target }: FocusEvent): void {
  // Left by a key, nothing is pressed.
  if (!document.documentElement.matches(':active')) return;
  const example = target.closest('.example');
  for (const margin of example?.querySelectorAll<HTMLElement>('.figures') ?? []) {
    margin.style.cssText = `block-size:${margin.getBoundingClientRect().height}px;overflow:clip`;
    // The click comes first; of a finger it is all that is left to come.
    const release = () => setTimeout(() => margin.removeAttribute('style'));
    for (const type of ['pointerup', 'pointercancel', 'click'])
      addEventListener(type, release, { capture: true, once: true });
  }
}
