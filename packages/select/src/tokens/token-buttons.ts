export function removeButtons(root: Element | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.gd-select__token-remove') ?? [])];
}

export function focusLastToken(root: Element | null): boolean {
  const last = removeButtons(root).at(-1);
  last?.focus();
  return last !== undefined;
}
