/** Anchor of a component, or of a prop of it, as `tooling/docgen` gives them: `api-select--min-date`. */
export function apiAnchor(...names: readonly string[]): string {
  const words = names.map((name) =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1-$2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
      .replace(/[^A-Za-z\d]+/g, '-')
      .toLowerCase(),
  );
  return `api-${words.join('--')}`;
}
