import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './contents.ts';
import {
  catalog,
  entriesOf,
  installWorkspace,
  type Packed,
  tarballsOf,
  versionsOf,
  writeJson,
  writePackageStyles,
} from './packed.ts';
import { run } from './run.ts';
import { writeSpecimens } from './specimens.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
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
/** What the examples of the site import besides React. */
const LIBRARIES = ['react-hook-form', 'libphonenumber-js', 'pdfjs-dist', 'tus-js-client'];

/** A folder with two fresh projects, `app` (Vite) and `node`, in which the tarballs are installed. */
export interface FreshProjects {
  app: string;
  node: string;
}

/** Writes both projects and installs the tarballs as a user would, each package's siblings included. */
export async function freshProjects(
  place: string,
  packed: readonly Packed[],
): Promise<FreshProjects> {
  const projects = { app: join(place, 'app'), node: join(place, 'node') };
  cpSync(join(FIXTURES, 'app'), projects.app, { recursive: true });
  const shared = {
    ...tarballsOf(packed),
    ...versionsOf(['react', 'react-dom', '@splidejs/splide', '@types/react', '@types/react-dom']),
    // The applications of the frameworks have the compiler before it.
    ...catalog('native'),
  };
  const dependencies = { ...shared, ...versionsOf(['vite', '@vitejs/plugin-react', ...LIBRARIES]) };
  const manifest = { name: 'app', private: true, type: 'module', dependencies };
  writeJson(join(projects.app, 'package.json'), manifest);
  writeJson(join(projects.app, 'tsconfig.json'), {
    compilerOptions: {
      ...STRICT,
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: ['vite/client'],
    },
    include: ['src'],
  });
  await writeNodeProject(
    projects.node,
    packed.map(({ manifest }) => manifest),
    { ...shared, ...versionsOf(['@types/node']) },
  );
  writePackageStyles(join(projects.app, 'src/package-styles.ts'));
  writeJson(join(place, 'package.json'), { name: 'fresh', private: true });
  await installWorkspace(place, packed, ['app', 'node']);
  return projects;
}

/** Writes a project that imports every entry in both formats, and renders the specimens of every component. */
export async function writeNodeProject(
  folder: string,
  manifests: readonly Manifest[],
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  cpSync(join(FIXTURES, 'node'), folder, { recursive: true });
  writeJson(join(folder, 'package.json'), { name: 'node', private: true, dependencies });
  writeJson(join(folder, 'tsconfig.json'), {
    compilerOptions: {
      ...STRICT,
      module: 'nodenext',
      noUncheckedSideEffectImports: true,
      types: ['node'],
    },
    include: ['*.mts', '*.cts', 'commonjs', 'module'],
  });
  writeNodeSources(folder, manifests.flatMap(entriesOf));
  await writeSpecimens(join(folder, 'specimens.mjs'));
  await writeSpecimens(join(folder, 'specimens.cjs'));
}

function writeNodeSources(place: string, entries: readonly string[]): void {
  const imports = entries.map((entry, index) => `import * as e${index} from '${entry}';`);
  const table = `{ ${entries.map((entry, index) => `'${entry}': e${index}`).join(', ')} }`;
  const rendering = `renderAll(${table}, specimens, react, server)`;
  const files = {
    'esm.mjs': [
      ...imports,
      `import * as react from 'react';`,
      `import * as server from 'react-dom/server';`,
      `import { renderAll } from './render.cjs';`,
      `import { specimens } from './specimens.mjs';`,
      `process.stdout.write(String(await ${rendering}));`,
    ],
    'cjs.cjs': [
      ...entries.map((entry, index) => `const e${index} = require('${entry}');`),
      `const react = require('react');`,
      `const server = require('react-dom/server');`,
      `const { renderAll } = require('./render.cjs');`,
      `const { specimens } = require('./specimens.cjs');`,
      `${rendering}.then((count) => process.stdout.write(String(count)));`,
    ],
    'types.mts': [...imports, `export default ${table};`],
    'types.cts': [
      ...entries.map((entry, index) => `import e${index} = require('${entry}');`),
      `export = ${table};`,
    ],
  };
  for (const [name, lines] of Object.entries(files)) {
    writeFileSync(join(place, name), `${lines.join('\n')}\n`);
  }
}

/** Type-checks the app with all that was pasted into it and the examples of some Markdown files, and builds it. */
export async function tryApp({ app }: FreshProjects, readmes: readonly string[]): Promise<void> {
  for (const [index, example] of readmes.flatMap(examplesIn).entries()) {
    writeFileSync(join(app, 'src', `example-${index}.tsx`), example);
  }
  await run(bin(app, 'tsc'), [], app);
  await run(bin(app, 'vite'), ['build', '--logLevel', 'warn'], app);
}

/** The whole examples of a Markdown file: `tsx` blocks that import what they use. */
function examplesIn(path: string): string[] {
  const blocks = readFileSync(path, 'utf8').matchAll(/^```tsx\n(.*?)^```/gms);
  return [...blocks]
    .filter(([, code = '']) => /^import /m.test(code))
    .map(([, code]) => `// ${path}\n${code}`);
}

/**
 * Type-checks every entry and the examples of some Markdown files in both formats, and renders every component
 * through both.
 */
export async function tryNode(
  { node }: Pick<FreshProjects, 'node'>,
  readmes: readonly string[],
  executable: string = process.execPath,
): Promise<number> {
  for (const type of ['commonjs', 'module']) {
    mkdirSync(join(node, type));
    writeFileSync(join(node, type, 'package.json'), JSON.stringify({ type }));
    for (const [index, example] of readmes.flatMap(examplesIn).entries()) {
      writeFileSync(join(node, type, `example-${index}.tsx`), example);
    }
  }
  await run(bin(node, 'tsc'), [], node);
  const [esm, cjs] = await Promise.all(
    ['esm.mjs', 'cjs.cjs'].map((file) => run(executable, [file], node)),
  );
  if (esm !== cjs) throw new Error(`import rendered ${esm} components, require ${cjs}.`);
  return Number(esm);
}

/** A command that a project has installed. */
export function bin(project: string, name: string): string {
  return join(project, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
