export function removeButtons(root: Element | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.gd-select__token-remove') ?? [])];
}

/** Moves the focus to the last token; false when there is none. */
export function focusLastToken(root: Element | null): boolean {
  const last = removeButtons(root).at(-1);
  last?.focus();
  return last !== undefined;
}
