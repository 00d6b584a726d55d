import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import {
  catalog,
  installWorkspace,
  type Packed,
  tarballsOf,
  versionsOf,
  writeJson,
} from './packed.ts';
import { run } from './run.ts';
import { writeSpecimens } from './specimens.ts';

/** What both projects ask of the compiler. */
const STRICT = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};
const REACT = ['react', 'react-dom', '@splidejs/splide', '@types/react', '@types/react-dom'];
/** What the code that the site shows imports besides React. */
const LIBRARIES = ['vite', 'react-hook-form', 'libphonenumber-js', 'pdfjs-dist', 'tus-js-client'];

/** Two fresh projects in which the tarballs are installed: `app` is a bundler's, `node` has both module formats. */
interface FreshProjects {
  readonly app: string;
  readonly node: string;
}

/** Writes both projects and installs the tarballs as a user would, each package's siblings included. */
export async function freshProjects(
  place: string,
  packed: readonly Packed[],
): Promise<FreshProjects> {
  const projects = { app: join(place, 'app'), node: join(place, 'node') };
  // The applications of the frameworks have the compiler before it.
  const shared = { ...tarballsOf(packed), ...versionsOf(REACT), ...catalog('native') };
  mkdirSync(join(projects.app, 'src'), { recursive: true });
  const dependencies = { ...shared, ...versionsOf(LIBRARIES) };
  writeJson(join(projects.app, 'package.json'), { name: 'app', type: 'module', dependencies });
  const bundler = { module: 'ESNext', moduleResolution: 'bundler', types: ['vite/client'] };
  writeJson(join(projects.app, 'tsconfig.json'), {
    compilerOptions: { ...STRICT, ...bundler },
    include: ['src'],
  });
  await writeNodeProject(projects.node, { ...shared, ...versionsOf(['@types/node']) });
  writeJson(join(place, 'package.json'), { name: 'fresh', private: true });
  await installWorkspace(place, packed, ['app', 'node']);
  return projects;
}

/** Writes a project that imports every entry in both formats, and renders the specimens of every component. */
export async function writeNodeProject(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  cpSync(join(import.meta.dirname, 'fixtures/node'), folder, { recursive: true });
  writeJson(join(folder, 'package.json'), { name: 'node', private: true, dependencies });
  const node = { module: 'nodenext', noUncheckedSideEffectImports: true, types: ['node'] };
  writeJson(join(folder, 'tsconfig.json'), {
    compilerOptions: { ...STRICT, ...node },
    include: ['*.mts', '*.cts', 'commonjs', 'module'],
  });
  const entries = PACKAGES.flatMap((one) => one.entries.map(({ name }) => name));
  const imports = entries.map((entry, index) => `import * as e${index} from '${entry}';`);
  const table = `{ ${entries.map((entry, index) => `'${entry}': e${index}`).join(', ')} }`;
  const files = {
    'esm.mjs': [
      ...imports,
      `import { createElement } from 'react';`,
      `import { renderToString } from 'react-dom/server';`,
      `import { renderAll } from './render.cjs';`,
      `import { specimens } from './specimens.mjs';`,
      `renderAll(${table}, specimens, createElement, renderToString);`,
    ],
    'cjs.cjs': [
      ...entries.map((entry, index) => `const e${index} = require('${entry}');`),
      `const { createElement } = require('react');`,
      `const { renderToString } = require('react-dom/server');`,
      `const { renderAll } = require('./render.cjs');`,
      `const { specimens } = require('./specimens.cjs');`,
      `renderAll(${table}, specimens, createElement, renderToString);`,
    ],
    'types.mts': [...imports, `export default ${table};`],
    'types.cts': [
      ...entries.map((entry, index) => `import e${index} = require('${entry}');`),
      `export = ${table};`,
    ],
  };
  for (const [name, lines] of Object.entries(files)) {
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  }
  await writeSpecimens(join(folder, 'specimens.mjs'));
  await writeSpecimens(join(folder, 'specimens.cjs'));
}

/** Type-checks the app with all that was pasted into it and the examples of some Markdown files. */
export async function tryApp(app: string, readmes: readonly string[]): Promise<void> {
  writeExamples(readmes, join(app, 'src'));
  await typeCheck(app);
}

/**
 * Type-checks every entry and the examples of some Markdown files in both formats, and renders every component
 * through both.
 */
export async function tryNode(
  node: string,
  readmes: readonly string[],
  executable: string = process.execPath,
): Promise<number> {
  for (const type of ['commonjs', 'module']) {
    mkdirSync(join(node, type));
    writeJson(join(node, type, 'package.json'), { type });
    writeExamples(readmes, join(node, type));
  }
  await typeCheck(node);
  const [esm, cjs] = await Promise.all(
    ['esm.mjs', 'cjs.cjs'].map((file) => run(executable, [file], node)),
  );
  if (esm !== cjs) throw new Error(`import rendered ${esm} components, require ${cjs}.`);
  return Number(esm);
}

/** Writes the whole examples of Markdown files: `tsx` blocks that import what they use. */
function writeExamples(readmes: readonly string[], folder: string): void {
  const examples = readmes.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^```tsx\n(.*?)^```/gms)]
      .filter(([, code = '']) => /^import /m.test(code))
      .map(([, code]) => `// ${path}\n${code}`),
  );
  for (const [index, example] of examples.entries()) {
    writeFileSync(join(folder, `example-${index}.tsx`), example);
  }
}

function typeCheck(project: string): Promise<string> {
  const name = process.platform === 'win32' ? 'tsc.cmd' : 'tsc';
  return run(join(project, 'node_modules/.bin', name), [], project);
}
