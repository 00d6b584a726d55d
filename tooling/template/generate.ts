import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';

/** What is to be made. */
export interface Wanted {
  /** Folder below `packages`: `forms`. */
  package: string;
  /** Name in kebab case: `phone-input`. */
  component: string;
}

const FILES = join(import.meta.dirname, 'files');

/**
 * Writes a new component with the roles of the house: folder, tests, page, example and changeset; it
 * is exported and its styles are imported.
 *
 * @param root Root of the repository.
 * @returns The paths that were written, from the root.
 * @throws Error, before anything is written, when a name can't be used.
 */
export function generate(root: string, wanted: Wanted): string[] {
  const { package: home, component } = wanted;
  const homes = PACKAGES.map(({ folder }) => folder);
  if (!homes.includes(home)) {
    throw new Error(`There is no package "${home}": one of ${homes.join(', ')}.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(component)) {
    throw new Error(`"${component}" is not kebab case: phone-input.`);
  }
  const folder = `packages/${home}/src/${component}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);

  const Name = component.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const fill = (text: string) =>
    text
      .replaceAll('__Name__', Name)
      .replaceAll('__name__', component)
      .replaceAll('__package__', home)
      .replaceAll('__entry__', home === 'utils' ? '@guadua/utils/ui' : `@guadua/${home}`)
      // utils is its own ground floor.
      .replaceAll(
        `'@guadua/utils/internal'`,
        home === 'utils' ? `'../internal'` : `'@guadua/utils/internal'`,
      );
  const written: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    written.push(path);
  };
  const copy = (from: string, to: string) => {
    for (const entry of readdirSync(join(FILES, from), { recursive: true, encoding: 'utf8' })) {
      if (!entry.endsWith('.txt')) continue;
      const text = readFileSync(join(FILES, from, entry), 'utf8');
      write(`${to}/${fill(entry.replaceAll('\\', '/').slice(0, -4))}`, fill(text));
    }
  };

  copy('component', folder);
  copy('page', `apps/showcase/src/pages/${home}/${component}`);
  write(`.changeset/${component}.md`, fill(readFileSync(join(FILES, 'changeset.md.txt'), 'utf8')));

  const entry = `packages/${home}/src/${home === 'utils' ? 'ui' : 'index'}.ts`;
  const names = `${Name}ChangeDetails, ${Name}ChangeReason, ${Name}Props, ${Name}Slot`;
  write(
    entry,
    `${readFileSync(join(root, entry), 'utf8')}export { ${Name} } from './${component}/${component}';\n` +
      `export type { ${names} } from './${component}/${component}.types';\n`,
  );
  const styles = `packages/${home}/src/styles.css`;
  write(
    styles,
    `${readFileSync(join(root, styles), 'utf8').trimEnd()}\n@import './${component}/${component}.css';\n`,
  );
  return written;
}
