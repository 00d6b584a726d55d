/** Whether a key belongs to a composition. Safari reports the one that ends it with the code 229 alone. */
export function isComposing(event: {
  readonly isComposing: boolean;
  readonly keyCode: number;
}): boolean {
  return event.isComposing || event.keyCode === 229;
}
