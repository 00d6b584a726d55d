/** The place in an element's text that is under the pointer; `null` where the browser can't say. */
export function textOffsetAt(
  element: Element,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): number | null {
  const root = element.getRootNode();
  const shadowRoots = root instanceof ShadowRoot ? [root] : [];
  // Safari has it since 26.2.
  const caret = element.ownerDocument.caretPositionFromPoint?.(clientX, clientY, { shadowRoots });
  return caret?.offsetNode === element ? caret.offset : null;
}
