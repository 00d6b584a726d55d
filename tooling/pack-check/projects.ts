import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Manifest } from './contents.ts';
import { catalog, entriesOf, install, type Packed, writePackageStyles } from './packed.ts';
import { run } from './run.ts';
import { writeSpecimens } from './specimens.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** A folder with two fresh projects, `app` (Vite) and `node`, in which the tarballs are installed. */
export interface FreshProjects {
  app: string;
  node: string;
}

/** Writes both projects and installs the tarballs as a user would, each package's siblings included. */
export async function freshProjects(
  place: string,
  packed: readonly Packed[],
  versions: Readonly<Record<string, string>>,
): Promise<FreshProjects> {
  const projects = { app: join(place, 'app'), node: join(place, 'node') };
  cpSync(join(FIXTURES, 'app'), projects.app, { recursive: true });
  const tarballs = Object.fromEntries(
    packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const pick = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, version(name)]));
  const version = (name: string) => {
    const found = versions[name];
    if (!found) throw new Error(`${name} is not in the catalog.`);
    return found;
  };
  const react = pick('react', 'react-dom', '@splidejs/splide');
  // The applications of the frameworks have the compiler before it.
  const types = { ...pick('@types/react', '@types/react-dom'), ...catalog('native') };
  const write = (path: string, content: unknown) =>
    writeFileSync(join(place, path), `${JSON.stringify(content, null, 2)}\n`);

  write('package.json', { name: 'fresh', private: true });
  write('pnpm-workspace.yaml', {
    packages: ['app', 'node'],
    // What the packages want of each other is not in any registry yet.
    overrides: tarballs,
    allowBuilds: { esbuild: true },
    verifyDepsBeforeRun: false,
  });
  write('app/package.json', {
    name: 'app',
    private: true,
    type: 'module',
    dependencies: {
      ...tarballs,
      ...react,
      ...types,
      ...pick(
        'vite',
        '@vitejs/plugin-react',
        'react-hook-form',
        'libphonenumber-js',
        'pdfjs-dist',
        'tus-js-client',
      ),
    },
  });
  write('app/tsconfig.json', {
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['src'],
  });
  await writeNodeProject(
    projects.node,
    packed.map(({ manifest }) => manifest),
    { ...tarballs, ...react, ...types, ...pick('@types/node') },
  );
  writePackageStyles(join(projects.app, 'src/package-styles.ts'));
  await install(place);
  return projects;
}

/** Writes a project that imports every entry in both formats, and renders the specimens of every component. */
export async function writeNodeProject(
  folder: string,
  manifests: readonly Manifest[],
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  cpSync(join(FIXTURES, 'node'), folder, { recursive: true });
  const write = (path: string, content: unknown) =>
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { name: 'node', private: true, dependencies });
  write('tsconfig.json', {
    compilerOptions: {
      module: 'nodenext',
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noUncheckedSideEffectImports: true,
      noEmit: true,
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

/**
 * Bytes that one plain function brings into an application, minified: `sideEffects`, and modules
 * without work at import, let a bundler drop the rest.
 */
export async function bytesOf(code: string, { app }: FreshProjects): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: app },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react-dom'],
    write: false,
    logLevel: 'silent',
  });
  return result.outputFiles.reduce((sum, { contents }) => sum + contents.byteLength, 0);
}

/** A command that a project has installed. */
export function bin(project: string, name: string): string {
  return join(project, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
