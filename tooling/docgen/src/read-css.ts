/** A variable that a style sheet declares and explains. */
export interface ReadVariable {
  readonly name: string;
  /** Left out for one that only the component sets. */
  readonly default?: string;
}

/**
 * The `--gd-…` variables of a component's style sheet that its comments explain, in one of the ways
 * that we use: listed in the head (`--gd-x   what it is`), a comment above, or one behind.
 */
export function readVariables(css: string): ReadVariable[] {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of withoutComments(css).matchAll(
    /(?:^|[\s{;])(--gd-[\w-]+)\s*:\s*((?:"[^"]*"|[^;"])+);/g,
  )) {
    if (!values.has(name)) values.set(name, value.replace(/\s+/g, ' ').trim());
  }
  const names = new Set<string>();
  for (const [, comment = ''] of css.matchAll(/\/\*([\s\S]*?)\*\//g)) {
    for (const [, name = ''] of comment.matchAll(/^[ *]*(--gd-[\w-]+) {2,}\S/gm)) names.add(name);
  }
  let explained = false;
  for (const line of css.split('\n')) {
    const [, name, behind] = /^\s*(--gd-[\w-]+)\s*:.*?(\/\*.*\*\/)?\s*$/.exec(line) ?? [];
    if (name && (behind || explained)) names.add(name);
    else if (/^\s*\/\*.*\*\/\s*$/.test(line)) explained = true;
    else if (!name) explained = false;
  }
  return [...names].map((name) => {
    const value = values.get(name);
    return value === undefined ? { name } : { name, default: value };
  });
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}
