/**
 * Whether a key belongs to an input method. Safari reports the key that ends a composition with the code 229 and
 * no longer as composing.
 */
export function isComposing({ nativeEvent }: { readonly nativeEvent: KeyboardEvent }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
