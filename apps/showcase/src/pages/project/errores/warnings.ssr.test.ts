import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SITE_URL } from '../../../site/site-links';
import { WARNINGS } from './warnings';

const PACKAGES = join(import.meta.dirname, '../../../../../../packages');

/** The code of each call of `warnOnce` in the sources, with its place. */
function codesInSources(): { code: string | undefined; place: string }[] {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: PACKAGES }).filter(
    (file) => !/\.(?:test|specimen|docs)\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(PACKAGES, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: { code: string | undefined; place: string }[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'warnOnce') {
        const code = node.arguments[2];
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({
          code: code && ts.isStringLiteral(code) ? code.text : undefined,
          place: `${file}:${line + 1}`,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

const called = codesInSources();
const listed = WARNINGS.flatMap(({ warnings }) => warnings.map(({ code }) => code));

test('each warning of the sources has an entry of its own, and each entry a warning (CMP-9)', () => {
  expect(called.filter(({ code }) => !code || !listed.includes(code))).toEqual([]);
  const codes = called.map(({ code }) => code);
  expect(listed.filter((code) => !codes.includes(code))).toEqual([]);
  expect(new Set(codes).size, 'no two share a code').toBe(codes.length);
  expect(new Set(listed).size).toBe(listed.length);
});

test('the address in a warning is that of the page', () => {
  const source = readFileSync(join(PACKAGES, 'utils/src/internal/warn-once.ts'), 'utf8');
  expect(source).toContain(`'${SITE_URL}/errores'`);
});
