import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const PACKAGES = resolve(import.meta.dirname, '../../../packages');

/** The style sheets that a module needs for the entries that it imports: those of packages, then those of entries. */
export function styleSheets(imported: readonly string[]): string[] {
  const ours = imported.filter((from) => from.startsWith('@guadua/'));
  if (ours.length === 0) return [];
  const packages = ours.map((entry) => entry.split('/', 2).join('/'));
  return [
    ...new Set([
      ...['@guadua/utils', ...packages].map((name) => `${name}/styles.css`),
      ...ours.filter(hasOwnSheet).map((entry) => `${entry}.css`),
    ]),
  ];
}

/** `@guadua/forms/colombia` has one. */
function hasOwnSheet(entry: string): boolean {
  const [, name = '', part] = entry.split('/');
  return part !== undefined && existsSync(resolve(PACKAGES, name, 'src', part, `${part}.css`));
}
