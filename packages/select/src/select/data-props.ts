/** The caller's data attributes; everything else in the props has its own place. */
export function dataProps(props: object): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const name in props) {
    if (name.startsWith('data-')) data[name] = Reflect.get(props, name);
  }
  return data;
}
