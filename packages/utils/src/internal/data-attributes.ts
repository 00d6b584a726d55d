export type DataState = Readonly<Record<string, boolean | string | number | null | undefined>>;

/** Turns state into data attributes (CMP-4), in kebab case: `true` gives an empty one, a text or number its value. */
export function dataAttributes(state: DataState): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = {};
  for (const [key, value] of Object.entries(state)) {
    if (value === false || value === null || value === undefined) continue;
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    attributes[`data-${name}`] = value === true ? '' : String(value);
  }
  return attributes;
}
