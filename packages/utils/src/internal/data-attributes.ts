export type DataState = Readonly<Record<string, boolean | string | number | null | undefined>>;

/**
 * Turns state into data attributes (CMP-4): `true` gives an empty attribute, a text or number its
 * value, anything else none. Keys are written in camel case and come out in kebab case.
 *
 * @example dataAttributes({ open: true, readonly: false, side: 'top' })
 * // { 'data-open': '', 'data-side': 'top' }
 */
export function dataAttributes(state: DataState): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = {};
  for (const [key, value] of Object.entries(state)) {
    if (value === false || value === null || value === undefined) continue;
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    attributes[`data-${name}`] = value === true ? '' : String(value);
  }
  return attributes;
}
