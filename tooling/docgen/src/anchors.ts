/** Anchor of something in the reference: `api-date-picker`, and `api-date-picker--min-date` in it. */
export function anchor(...names: readonly string[]): string {
  const words = names.map((name) =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1-$2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
      .replace(/[^A-Za-z\d]+/g, '-')
      .toLowerCase(),
  );
  return `api-${words.join('--')}`;
}
