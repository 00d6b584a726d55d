import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '@guadua/workspace';
import { pageGroup } from './page-groups.ts';
import { copyTemplate, isKebabCase, template, writer } from './write.ts';

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
  const homes = readPackages(root).map(({ folder }) => folder);
  if (!homes.includes(home)) {
    throw new Error(
      `There is no package "${home}": one of ${homes.join(', ')}. For a new one: pnpm new --package ${home}.`,
    );
  }
  if (!isKebabCase(component)) throw new Error(`"${component}" is not kebab case: phone-input.`);
  const folder = `packages/${home}/src/${component}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);

  const Name = component.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const group = pageGroup(root, home);
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
  const { written, write } = writer(root);
  copyTemplate('component', folder, fill, write);
  copyTemplate('page', `apps/showcase/src/pages/${home}/${component}`, fill, write);
  write(`.changeset/${component}.md`, fill(template('changeset.md.txt')));

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
