import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackages } from '@guadua/workspace';

const FILES = join(import.meta.dirname, 'files');
/** Where the site names the groups of its sidebar: one line `forms: 'Formularios',` each. */
const PAGE_GROUPS = 'apps/showcase/src/site/page-groups.ts';

/** What is to be made. */
export interface NewComponent {
  /** Folder below `packages`: `forms`. */
  package: string;
  /** Name in kebab case: `phone-input`. */
  component: string;
}

/**
 * Writes a new component with all its files: rules, hook, view, styles, tests, docs and specimen, its page, its
 * example and its changeset; it is exported and its styles are imported.
 */
export function generate(root: string, { package: home, component }: NewComponent): string[] {
  const written: string[] = [];
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written.push(path);
  };
  const homes = readPackages(root).map(({ folder }) => folder);
  if (!homes.includes(home)) {
    throw new Error(`There is no package "${home}": one of ${homes.join(', ')}.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(component))
    throw new Error(`"${component}" is not kebab case: phone-input.`);
  const folder = `packages/${home}/src/${component}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);

  const Name = component.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [, group] = new RegExp(`^  '?${home}'?: '(.*)',$`, 'm').exec(read(PAGE_GROUPS)) ?? [];
  if (group === undefined)
    throw new Error(`${PAGE_GROUPS} has no group for "${home}": add a line for it.`);
  const fill = (text: string) =>
    text
      .replaceAll('__Name__', Name)
      .replaceAll('__name__', component)
      .replaceAll('__package__', home)
      .replaceAll('__group__', group)
      .replaceAll('__entry__', home === 'utils' ? '@guadua/utils/ui' : `@guadua/${home}`)
      // utils is the base package, and does not import itself by name.
      .replaceAll(
        `'@guadua/utils/internal'`,
        home === 'utils' ? `'../internal'` : `'@guadua/utils/internal'`,
      );
  const places = {
    component: folder,
    page: `apps/showcase/src/pages/${home}/${component}`,
  };
  for (const [from, to] of Object.entries(places)) {
    for (const entry of readdirSync(join(FILES, from), { recursive: true, encoding: 'utf8' })) {
      if (!entry.endsWith('.txt')) continue;
      const text = readFileSync(join(FILES, from, entry), 'utf8');
      write(`${to}/${fill(entry.replaceAll('\\', '/').slice(0, -4))}`, fill(text));
    }
  }
  write(`.changeset/${component}.md`, fill(readFileSync(join(FILES, 'changeset.md.txt'), 'utf8')));

  const entry = `packages/${home}/src/${home === 'utils' ? 'ui' : 'index'}.ts`;
  const names = `${Name}ChangeDetails, ${Name}ChangeReason, ${Name}Props, ${Name}Slot`;
  write(
    entry,
    `${read(entry)}export { ${Name} } from './${component}/${component}';\n` +
      `export type { ${names} } from './${component}/${component}.types';\n`,
  );
  const styles = `packages/${home}/src/styles.css`;
  write(styles, `${read(styles).trimEnd()}\n@import './${component}/${component}.css';\n`);
  return written;
}
