/**
 * Shows on a widget's root that the focus is inside (CMP-4). Not a state of React: a press brings
 * the focus before its click opens the list, and rendering for it would keep the click waiting.
 */
export function markFocused(root: HTMLElement, focused: boolean): void {
  root.toggleAttribute('data-focused', focused);
}
