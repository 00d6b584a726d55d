import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import type { Reading } from './reading.ts';

/** What all components share describes none of them. */
const OF_ALL = /\/src\/(internal|icons|labels|styles)\/|\/internal\.ts$/;

/** The main file of a component, then the modules of the package that it imports; other components apart. */
export function componentModules(main: string, reading: Reading): string[] {
  const { program, checker } = reading;
  const others = mainFiles(reading);
  const modules: string[] = [];
  const visit = (path: string) => {
    const file = program.getSourceFile(path);
    if (!file || modules.includes(path) || OF_ALL.test(path)) return;
    if (path !== main && others.has(path)) return;
    modules.push(path);
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
      if (!/^['"]\./.test(statement.moduleSpecifier.getText())) continue;
      const imported = checker.getSymbolAtLocation(statement.moduleSpecifier);
      visit(imported?.declarations?.[0]?.getSourceFile().fileName ?? '');
    }
  };
  visit(main);
  return modules;
}

/** The files that declare components. */
function mainFiles({ docs, exports }: Reading): ReadonlySet<string> {
  const names = docs.flatMap(({ components = [] }) => components);
  return new Set(names.map((name) => exports.get(name)?.at.getSourceFile().fileName ?? ''));
}

/**
 * `button.css` beside `button.tsx`, and `picker/picker.css` for every module in `picker`; a component's own
 * folder may have the sheet of another component.
 */
export function styleSheets(modules: readonly string[]): string[] {
  const sheets = modules.flatMap((path, index) => {
    if (!path.endsWith('.tsx')) return [];
    const folder = dirname(path);
    const shared = basename(folder);
    const isOthers = index === 0 && existsSync(join(folder, `${shared}.tsx`));
    const names = [basename(path, '.tsx'), ...(isOthers ? [] : [shared])];
    return names.map((name) => join(folder, `${name}.css`));
  });
  return [...new Set(sheets)].filter((file) => existsSync(file));
}
