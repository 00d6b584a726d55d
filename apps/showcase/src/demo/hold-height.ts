/**
 * Keeps the height of a margin while something is pressed: who presses what stands below leaves the
 * field, its value or message changes with that, and a margin that grew or shrank would move what is
 * pressed from under the pointer, so that it would never be clicked.
 */
export function holdHeight(margin: HTMLElement): () => void {
  const hold = () => {
    if (!margin.closest('.example, form')?.contains(document.activeElement)) return;
    margin.style.blockSize = `${margin.getBoundingClientRect().height}px`;
    margin.style.overflow = 'clip';
  };
  // The click comes first.
  const release = () => {
    setTimeout(() => {
      margin.style.blockSize = '';
      margin.style.overflow = '';
    });
  };
  addEventListener('pointerdown', hold, { capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { capture: true });
  return () => {
    removeEventListener('pointerdown', hold, { capture: true });
    for (const type of ['pointerup', 'pointercancel'])
      removeEventListener(type, release, { capture: true });
  };
}
