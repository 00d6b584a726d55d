/**
 * Calls back when a field on a stage begins or ends to wait: for a server, a file, a picture. Its form
 * is held meanwhile, and no event says so. Nor does one where a text is typed outside of the stage, in the sheet
 * of a date on a phone: its form may be refused from then on, though its value is the former one.
 *
 * @returns Ends it.
 */
export function watchPending(stage: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(stage, { subtree: true, attributeFilter: ['data-pending', 'value'] });
  return () => observer.disconnect();
}

/** Why a stage could not be sent, whatever its values: a field waits, or refuses. */
export function holdOf(stage: Element): 'pending' | 'refused' | undefined {
  if (stage.querySelector('[data-pending]')) return 'pending';
  const isRefused = ({ validity }: HTMLInputElement) => validity.customError;
  return [...stage.querySelectorAll('input')].some(isRefused) ? 'refused' : undefined;
}
