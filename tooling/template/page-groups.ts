import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Write } from './write.ts';

/** Where the site names the groups of its sidebar: one line `forms: 'Formularios',` each. */
const FILE = 'apps/showcase/src/site/page-groups.ts';

/** The group of the sidebar that the pages of a package stand in. */
export function pageGroup(root: string, home: string): string {
  const [, title] =
    new RegExp(`^  '?${home}'?: '(.*)',$`, 'm').exec(readFileSync(join(root, FILE), 'utf8')) ?? [];
  if (title === undefined)
    throw new Error(`${FILE} has no group for "${home}": add a line for it.`);
  return title;
}

/** Adds the group of a new package, after all others. */
export function addPageGroup(root: string, home: string, write: Write): void {
  const title = home.charAt(0).toUpperCase() + home.slice(1).replaceAll('-', ' ');
  const text = readFileSync(join(root, FILE), 'utf8');
  write(FILE, text.replace(/^\} as const;$/m, `  '${home}': '${title}',\n} as const;`));
}
