/**
 * Whether a key press belongs to a composition (accents, Chinese, Japanese …) and so means nothing by itself. Safari
 * reports the key that ends one with the code 229 and no longer as composing.
 */
export function isComposing(event: {
  readonly isComposing: boolean;
  readonly keyCode: number;
}): boolean {
  return event.isComposing || event.keyCode === 229;
}
