export type PartialLabels<Labels> = {
  readonly [Key in keyof Labels]?: Labels[Key] extends (...args: never) => unknown
    ? Labels[Key] | undefined
    : Labels[Key] extends readonly unknown[] | string
      ? Labels[Key] | undefined
      : PartialLabels<Labels[Key]> | undefined;
};

/** Texts with some replaced, at every depth; functions, lists and elements are replaced whole. */
export function mergeLabels<Labels extends object>(
  texts: Labels,
  ...changes: readonly (object | undefined)[]
): Labels {
  // The object has no prototype, so that a key `__proto__` of a pack is a key like any other.
  const merged: Record<string, unknown> = Object.create(null);
  for (const change of [texts, ...changes]) {
    for (const [key, text] of Object.entries(change ?? {})) {
      if (text === undefined) continue;
      const known = merged[key];
      merged[key] = isGroup(known) && isGroup(text) ? mergeLabels(known, text) : text;
    }
  }
  return merged as Labels;
}

/** Lists and elements are replaced whole: half of one and half of another would make no sense. */
function isGroup(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('$$typeof' in value)
  );
}
