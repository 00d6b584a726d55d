const GUARDED = ['focusin', 'focusout', 'wheel', 'touchmove'] as const;

/**
 * Lets the focus into popups, and popups scroll, while a modal dialog of another library is open:
 * those that trap the focus or lock scrolling listen at the document and judge by what is below the
 * dialog in the DOM, where a popup in `<body>` is not.
 *
 * @returns Ends it.
 */
export function allowInModals({ documentElement }: Document): () => void {
  // Each popup has its own: one that closes leaves the others theirs.
  const guard = (event: Event) => stop(event);
  for (const type of GUARDED) documentElement.addEventListener(type, guard, { passive: true });
  return () => {
    for (const type of GUARDED) documentElement.removeEventListener(type, guard);
  };
}

/** React has heard it already: at the popup's container or at its own root, both further in. */
function stop(event: Event): void {
  const into =
    event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : event.target;
  if (into instanceof Element && into.closest('.gd-popup-frame')) event.stopPropagation();
}
