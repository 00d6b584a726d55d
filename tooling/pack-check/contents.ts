import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Scripts that would run on the machine that installs the package. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare'];

/** What a registry shows of a package, so that someone who looks for it finds it and its sources. */
const SAID = ['license', 'description', 'keywords', 'homepage', 'bugs', 'repository', 'engines'];

/** All that ships; anything else stays at home. */
const SHIPS =
  /^(?:package\.json|README(?:\.en)?\.md|LICENSE|CHANGELOG\.md|dist\/.+(?<!\.(?:test|types))\.(?:c?js|d\.c?ts|css))$/;
/** Sources of which nothing is built. */
const AT_HOME = /\.(?:test|testing|types|docs|specimen|model|samples|inlined)\.tsx?$/;
const CLIENT = /^(?:\/\*[\s\S]*?\*\/\s*)?(?:['"]use strict['"];?\s*)?['"]use client['"]/;

/** What turns text into markup or code (CMP-8): SECURITY.md promises that none of it is there. */
const FORBIDDEN =
  /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|srcdoc|srcDoc|document\.write|\beval\(|\bFunction\(/;

/** What is wrong with a package as a user gets it. */
export function complaintsAbout(shipped: string, sources: string): string[] {
  const files = filesIn(shipped);
  return [
    ...aboutManifest(JSON.parse(readFileSync(join(shipped, 'package.json'), 'utf8'))),
    ...['dist/styles.css', 'README.md', 'LICENSE']
      .filter((path) => !files.includes(path))
      .map((path) => `${path} is missing`),
    ...files.filter((path) => !SHIPS.test(path)).map((path) => `${path} should not ship`),
    ...files.filter((path) => /\.c?js$/.test(path)).flatMap((path) => aboutCode(shipped, path)),
    ...filesIn(sources)
      .filter((path) => /\.tsx?$/.test(path) && !AT_HOME.test(path))
      .flatMap((path) => aboutModule(shipped, sources, path)),
  ];
}

/** What publint doesn't know of our manifests. */
function aboutManifest(manifest: Readonly<Record<string, object | undefined>>): string[] {
  const complaints = INSTALL_SCRIPTS.filter((script) =>
    Object.hasOwn(manifest.scripts ?? {}, script),
  ).map((script) => `it would run "${script}" on install`);
  if (JSON.stringify(manifest.sideEffects) !== '["**/*.css"]') {
    complaints.push('sideEffects is not ["**/*.css"]: unused code would stay in an application');
  }
  for (const peer of ['react', 'react-dom']) {
    if (!Object.hasOwn(manifest.peerDependencies ?? {}, peer))
      complaints.push(`${peer} is no peer dependency`);
    if (Object.hasOwn(manifest.dependencies ?? {}, peer))
      complaints.push(`${peer} would be installed twice`);
  }
  for (const field of SAID) {
    if (Object.keys(manifest[field] ?? {}).length === 0) complaints.push(`${field} is missing`);
  }
  return complaints;
}

function aboutCode(shipped: string, path: string): string[] {
  const [found] = FORBIDDEN.exec(readFileSync(join(shipped, path), 'utf8')) ?? [];
  return found ? [`${path} has "${found}", which could run what a text says`] : [];
}

/** `"use client"` marks the border for server components: it must survive the build, file by file. */
function aboutModule(shipped: string, sources: string, path: string): string[] {
  const isClient = CLIENT.test(readFileSync(join(sources, path), 'utf8'));
  // A worker is loaded by its address, which only ES modules have.
  const extensions = /\.worker\.tsx?$/.test(path) ? ['js'] : ['js', 'cjs'];
  return extensions.flatMap((extension) => {
    const built = `dist/${path.replace(/tsx?$/, extension)}`;
    const file = join(shipped, built);
    if (!existsSync(file)) return [`${built} is missing`];
    const isKept = CLIENT.test(readFileSync(file, 'utf8'));
    return isKept === isClient ? [] : [`${built} has ${isKept ? 'gained' : 'lost'} "use client"`];
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
