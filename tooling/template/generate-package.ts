import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPageGroup } from './page-groups.ts';
import { copyTemplate, isKebabCase, type Write, writer } from './write.ts';

/**
 * Writes a new package without components, and what tools and site list of their packages: every tool finds it from
 * its manifest.
 */
export function generatePackage(root: string, name: string): string[] {
  if (!isKebabCase(name)) throw new Error(`"${name}" is not kebab case: data-table.`);
  if (existsSync(join(root, 'packages', name))) throw new Error(`packages/${name} exists already.`);
  const { written, write } = writer(root);
  copyTemplate(
    'package',
    `packages/${name}`,
    (text) => text.replaceAll('__package__', name),
    write,
  );

  const full = `@guadua/${name}`;
  changeJson(root, 'tooling/packages/package.json', write, (json) => addDependency(json, full));
  changeJson(root, 'apps/showcase/package.json', write, (json) => addDependency(json, full));
  changeJson(root, '.changeset/config.json', write, (json) => {
    const [group = []] = json.linked as string[][];
    return { ...json, linked: [[...group, full]] };
  });
  addPageGroup(root, name, write);
  const budgets = 'tooling/size/budgets.ts';
  write(
    budgets,
    readFileSync(join(root, budgets), 'utf8').replace(
      /\n\];\n*$/,
      `\n  { from: '${full}', limit: 10 },\n];\n`,
    ),
  );
  return written;
}

type Json = Record<string, unknown>;

function changeJson(root: string, path: string, write: Write, change: (json: Json) => Json): void {
  const json: Json = JSON.parse(readFileSync(join(root, path), 'utf8'));
  write(path, `${JSON.stringify(change(json), null, 2)}\n`);
}

function addDependency(json: Json, name: string): Json {
  const dependencies = { ...Object(json.dependencies), [name]: 'workspace:*' };
  const sorted = Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...json, dependencies: Object.fromEntries(sorted) };
}
