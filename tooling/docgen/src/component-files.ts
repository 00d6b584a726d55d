import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import type { Source } from './program.ts';

export interface ComponentFiles {
  /** Its main file first, then what that imports; other components of the package apart. */
  readonly modules: readonly string[];
  /** The style sheets beside them. */
  readonly styles: readonly string[];
}

/**
 * Finds the files of a component: its main file, the modules of the same package that it imports, and their style
 * sheets.
 */
export function componentFiles(
  main: string,
  others: ReadonlySet<string>,
  { program, checker }: Source,
): ComponentFiles {
  const modules: string[] = [];
  const visit = (path: string) => {
    const file = program.getSourceFile(path);
    if (!file || modules.includes(path) || isOfAll(path)) return;
    if (path !== main && others.has(path)) return;
    modules.push(path);
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
      const { moduleSpecifier } = statement;
      if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue;
      const [imported] = checker.getSymbolAtLocation(moduleSpecifier)?.declarations ?? [];
      if (imported) visit(imported.getSourceFile().fileName);
    }
  };
  visit(main);
  const styles = modules.filter(hasElements).flatMap((path) => styleSheetsOf(path, path === main));
  return { modules, styles: [...new Set(styles)] };
}

/** What all components share describes none of them. */
function isOfAll(path: string): boolean {
  return /\/src\/(internal|icons|labels|styles)\/|\/internal\.ts$/.test(path);
}

function hasElements(path: string): boolean {
  return path.endsWith('.tsx');
}

/**
 * `button.css` beside `button.tsx`, and `picker/picker.css` for every module in `picker`; a component's own
 * folder may have the sheet of another component.
 */
function styleSheetsOf(path: string, isMain: boolean): string[] {
  const folder = dirname(path);
  const shared = basename(folder);
  const isOthers = isMain && existsSync(join(folder, `${shared}.tsx`));
  const names = [basename(path, '.tsx'), ...(isOthers ? [] : [shared])];
  return names.map((name) => join(folder, `${name}.css`)).filter((file) => existsSync(file));
}
