import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** What we read of a package's manifest. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  description?: string;
  keywords?: readonly string[];
  homepage?: string;
  bugs?: string;
  repository?: { url: string; directory: string };
  engines?: Record<string, string>;
  sideEffects?: unknown;
  scripts?: Record<string, string>;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Scripts that would run on the machine that installs the package. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare'];

/** What a registry shows of a package, so that someone who looks for it finds it and its sources. */
const SAID = [
  ...(['license', 'description', 'keywords', 'homepage', 'bugs', 'repository', 'engines'] as const),
];

/** All that ships; anything else stays at home. */
const SHIPS =
  /^(?:package\.json|README(?:\.en)?\.md|LICENSE|CHANGELOG\.md|dist\/.+\.(?:c?js|d\.c?ts|css))$/;

/** What turns text into markup or code (CMP-8): SECURITY.md promises that none of it is there. */
const FORBIDDEN =
  /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|srcdoc|srcDoc|document\.write|\beval\(|\bFunction\(/;

/** What is wrong with a package as a user gets it. */
export function complaintsAbout(shipped: string, sources: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(shipped, 'package.json'), 'utf8'));
  return [
    ...aboutManifest(manifest),
    ...aboutFiles(shipped, sources),
    ...aboutCode(shipped),
    ...aboutReach(shipped, manifest),
    ...aboutClientModules(shipped, sources),
  ];
}

/** What publint doesn't know of our manifests. */
function aboutManifest(manifest: Manifest): string[] {
  const complaints = INSTALL_SCRIPTS.filter((script) => manifest.scripts?.[script]).map(
    (script) => `it would run "${script}" on install`,
  );
  if (JSON.stringify(manifest.sideEffects) !== '["**/*.css"]') {
    complaints.push('sideEffects is not ["**/*.css"]: unused code would stay in an application');
  }
  for (const peer of ['react', 'react-dom']) {
    if (!manifest.peerDependencies?.[peer]) complaints.push(`${peer} is no peer dependency`);
    if (manifest.dependencies?.[peer]) complaints.push(`${peer} would be installed twice`);
  }
  for (const field of SAID) {
    if (Object.keys(manifest[field] ?? {}).length === 0) complaints.push(`${field} is missing`);
  }
  return complaints;
}

function aboutFiles(shipped: string, sources: string): string[] {
  const files = filesIn(shipped);
  const changelog = existsSync(join(sources, '../CHANGELOG.md')) ? ['CHANGELOG.md'] : [];
  const complaints = ['dist/styles.css', 'README.md', 'LICENSE', ...changelog]
    .filter((path) => !files.includes(path))
    .map((path) => `${path} is missing`);
  for (const path of files) {
    if (!SHIPS.test(path) || /\.(test|types)\.(js|cjs)$/.test(path)) {
      complaints.push(`${path} should not ship`);
    }
  }
  return complaints;
}

function aboutCode(shipped: string): string[] {
  return filesIn(shipped)
    .filter((path) => /\.c?js$/.test(path))
    .flatMap((path) => {
      const [found] = FORBIDDEN.exec(readFileSync(join(shipped, path), 'utf8')) ?? [];
      return found ? [`${path} has "${found}", which could run what a text says`] : [];
    });
}

/** A module that no entry imports can't be used, and is downloaded all the same. */
function aboutReach(shipped: string, manifest: Manifest): string[] {
  const exported = JSON.stringify(manifest.exports ?? {}).matchAll(/"([^"]+\.c?js)"/g);
  const pending = [...exported].map(([, path = '']) => path);
  const reached = new Set<string>();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    const module = posix.normalize(path);
    if (reached.has(module) || !existsSync(join(shipped, module))) continue;
    reached.add(module);
    const code = readFileSync(join(shipped, module), 'utf8');
    for (const [, imported = ''] of code.matchAll(/["'](\.{1,2}\/[^"'\n]+\.c?js)["']/g)) {
      pending.push(posix.join(posix.dirname(module), imported));
    }
  }
  return filesIn(shipped)
    .filter((path) => /^dist\/.+\.js$/.test(path) && !reached.has(path))
    .filter((path) => !isEmpty(readFileSync(join(shipped, path), 'utf8')))
    .map((path) => `${path} ships, and no entry imports it`);
}

/** What is left of a module of types. */
function isEmpty(code: string): boolean {
  return code.replace(/["']use (?:strict|client)["'];?/gm, '').trim() === '';
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** `"use client"` marks the border for server components: it must survive the build, file by file. */
function aboutClientModules(shipped: string, sources: string): string[] {
  const complaints: string[] = [];
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (
      !/\.tsx?$/.test(path) ||
      /\.(test|testing|types|docs|specimen|model|samples|inlined)\.tsx?$/.test(path)
    )
      continue;
    const isClient = /^(?:\/\*[\s\S]*?\*\/\s*)?['"]use client['"]/.test(
      readFileSync(join(sources, path), 'utf8'),
    );
    // A worker is loaded by its address, which only ES modules have.
    const isWorker = /\.worker\.tsx?$/.test(path);
    for (const extension of isWorker ? ['.js'] : ['.js', '.cjs']) {
      const built = path.replaceAll('\\', '/').replace(/\.tsx?$/, extension);
      const file = join(shipped, 'dist', built);
      if (!existsSync(file)) {
        complaints.push(`dist/${built} is missing`);
        continue;
      }
      const kept = /^(?:['"]use strict['"];?\s*)?['"]use client['"]/.test(
        readFileSync(file, 'utf8'),
      );
      if (kept !== isClient) {
        complaints.push(`dist/${built} ${isClient ? 'has lost' : 'has gained'} "use client"`);
      }
    }
  }
  return complaints;
}
