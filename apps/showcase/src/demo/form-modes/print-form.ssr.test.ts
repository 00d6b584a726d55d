import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { imports } from '../../../build/source-plugin';
import { typeErrors } from '../type-errors';
import type { FormMode } from './form-mode.types';
import { printForm } from './print-form';

const PAGES = fileURLToPath(new URL('../../pages', import.meta.url));
const MODES: readonly FormMode[] = ['state', 'hook-form', 'native'];

const pages = globSync('*/*/page.tsx', { cwd: PAGES }).map((file) => ({
  page: dirname(file),
  text: readFileSync(join(PAGES, file), 'utf8'),
}));

describe('the code of every page (DMO-1)', () => {
  it('has forms around its examples that type-check, in each way of writing them', () => {
    const modules = new Map<string, string>();
    for (const { page, text } of pages) {
      for (const { file, name, initialValue } of formExamples(text)) {
        const example = readFileSync(join(PAGES, page, file), 'utf8');
        const [, component = ''] = /^export function (\w+)/m.exec(example) ?? [];
        const folder = `../../src/pages/${page}/${dirname(file)}`;
        const own = example.replaceAll(/from '(\.[^']+)'/g, `from '${folder}/$1'`);
        const source = { file: basename(file), lines: 0, data: [], component, ...imports(example) };
        expect(source.styles?.[0], file).toBe('@guadua/utils/styles.css');
        for (const mode of MODES) {
          const { head, tail } = printForm(mode, { source, name, initialValue });
          modules.set(
            `${page.replaceAll('/', '-')}-${name}-${mode}.tsx`,
            head.replace(/import '.*';\n/g, '') + own + tail,
          );
        }
      }
    }
    expect(typeErrors(modules).slice(0, 3)).toEqual([]);
    expect(modules.size).toBeGreaterThan(200);
  }, 120_000);

  it.each(pages)('imports nothing that $page does not show', ({ page, text }) => {
    const shown = [...text.matchAll(/'(\.[^']+)\?source'/g)].map(([, path = '']) =>
      join(PAGES, page, path),
    );
    const missing = shown.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g)]
        .map(([, imported = '']) => join(dirname(path), imported))
        .filter(
          (imported) => !shown.some((other) => withoutEnding(other) === withoutEnding(imported)),
        )
        .map((imported) => `${basename(path)}: ${imported}`),
    );
    expect(missing).toEqual([]);
  });
});

/** The examples with a value in the source of a page. */
function formExamples(text: string) {
  return [...text.matchAll(/<FormExample\s([\s\S]*?)>\n/g)].map(([, props = '']) => {
    const read = (name: string) =>
      new RegExp(`\\b${name}=(?:"([^"]*)"|\\{(.*)\\})`).exec(props) ?? [];
    const [, plain, expression = ''] = read('initialValue');
    return {
      file: new RegExp(`import ${read('source')[2]} from '([^']+)\\?source'`).exec(text)?.[1] ?? '',
      name: read('name')[1] ?? '',
      initialValue: plain ?? evaluate(expression.replace(/ as .*/, ''), text),
    };
  });
}

/** What an expression of a page is; for a name, what its constant is. */
function evaluate(expression: string, text: string): unknown {
  const constant = new RegExp(`^const ${expression}\\b.*? = (.*);$`, 'm').exec(text)?.[1];
  return runInNewContext(`(${constant ?? expression})`);
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}
