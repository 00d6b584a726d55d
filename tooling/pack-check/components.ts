/** Names of the public components of some entries, shared internals apart. */
export async function componentsOf(entries: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of entries) {
    if (entry.endsWith('/internal')) continue;
    const names: Record<string, unknown> = await import(entry);
    found.push(...Object.keys(names).filter((name) => isComponent(name, names[name])));
  }
  return found;
}

/** `SIZES` is a constant, and what is a class is an error. */
function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z]\w*[a-z]/.test(name)) return false;
  // memo and forwardRef give objects.
  if (typeof value === 'object' && value !== null) return '$$typeof' in value;
  return typeof value === 'function' && !/^class\b/.test(Function.prototype.toString.call(value));
}
