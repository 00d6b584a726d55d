/** The `data-*` props, for the root of a widget. */
export function dataProps(props: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([key]) => key.startsWith('data-')));
}
