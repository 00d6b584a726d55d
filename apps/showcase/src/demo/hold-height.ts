/**
 * Keeps the height of a margin while something is pressed: who presses something leaves a field by
 * that, its value or message changes, and a margin that grew or shrank would move what is pressed from
 * under the pointer, so that it would never be clicked.
 */
export function holdHeight(): void {
  const example = document.activeElement?.closest('.example');
  for (const margin of example?.querySelectorAll<HTMLElement>('.figures') ?? []) {
    margin.style.cssText = `block-size:${margin.getBoundingClientRect().height}px;overflow:clip`;
    // The click comes first.
    const release = () => setTimeout(() => margin.removeAttribute('style'));
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, release, { capture: true, once: true });
  }
}
