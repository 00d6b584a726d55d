// `pnpm test:frameworks`: a Next app (app router, server components) and a React Router app
// (framework mode) with the packed packages, built, served, and used in Chromium.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog, install, type Packed, packAll, step, writePackageStyles } from './packed.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';
import { writeSpecimens } from './specimens.ts';
import { visit } from './visit.ts';

const FIXTURES = join(import.meta.dirname, 'frameworks');
/** What only these two applications need: not in the catalog, so that nothing else installs it. */
const VERSIONS: Record<string, string> = {
  ...catalog(),
  ...JSON.parse(readFileSync(join(FIXTURES, 'versions.json'), 'utf8')),
};
const FRAMEWORKS = {
  next: {
    title: 'Next',
    needs: ['next', '@types/node', '@types/react', '@types/react-dom', 'typescript'],
    build: ['next/dist/bin/next', 'build'],
    serve: (port: number) => ['next/dist/bin/next', 'start', '-p', String(port)],
    shows: ['Bogota', 'María de la Paz', '$ 1.234,5', '20/11/2026', 'Del <mark'],
  },
  router: {
    title: 'React Router',
    needs: [
      'react-router',
      '@react-router/dev',
      '@react-router/node',
      '@react-router/serve',
      'isbot',
      'vite',
    ],
    build: ['@react-router/dev/bin.cjs', 'build'],
    serve: () => ['@react-router/serve/bin.cjs', './build/server/index.js'],
    shows: ['Bogota', '$ 1.234,5'],
  },
} as const;
type Name = keyof typeof FRAMEWORKS;
const NAMES = Object.keys(FRAMEWORKS) as Name[];

process.env.NEXT_TELEMETRY_DISABLED = '1';
const place = mkdtempSync(join(tmpdir(), 'guadua-frameworks-'));
try {
  const packed = await step('packed', () => packAll(place));
  await step('installed in two applications', () => prepare(packed));
  for (const name of NAMES) {
    const { title, build } = FRAMEWORKS[name];
    await step(`built with ${title}`, () => node(name, build));
    await step(`used in Chromium, served by ${title}`, () => use(name));
  }
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

async function prepare(packed: readonly Packed[]): Promise<void> {
  const tarballs = Object.fromEntries(
    packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const write = (path: string, content: unknown) =>
    writeFileSync(join(place, path), `${JSON.stringify(content, null, 2)}\n`);
  for (const name of NAMES) {
    cpSync(join(FIXTURES, name), join(place, name), { recursive: true });
    cpSync(join(FIXTURES, 'shared'), join(place, name, 'app'), { recursive: true });
    writePackageStyles(join(place, name, 'app/styles.ts'));
    await writeSpecimens(join(place, name, 'app/specimens.js'));
    const names = ['react', 'react-dom', '@splidejs/splide', ...FRAMEWORKS[name].needs];
    write(`${name}/package.json`, {
      name,
      private: true,
      type: 'module',
      dependencies: {
        ...tarballs,
        ...Object.fromEntries(names.map((dependency) => [dependency, version(dependency)])),
      },
    });
  }
  write('package.json', { name: 'frameworks', private: true });
  write('pnpm-workspace.yaml', {
    packages: NAMES,
    // What the packages want of each other is not in any registry yet.
    overrides: tarballs,
    // Next's resizing of pictures: no page here has one.
    ignoredOptionalDependencies: ['sharp'],
    allowBuilds: { esbuild: true },
    verifyDepsBeforeRun: false,
  });
  await install(place);
}

function version(name: string): string {
  const found = VERSIONS[name];
  if (!found) throw new Error(`${name} is in neither the catalog nor versions.json.`);
  return found;
}

function node(name: Name, [script = '', ...args]: readonly string[]): Promise<string> {
  const folder = join(place, name);
  return run(process.execPath, [join(folder, 'node_modules', script), ...args], folder);
}

async function use(name: Name): Promise<void> {
  const folder = join(place, name);
  const { title, shows } = FRAMEWORKS[name];
  const server = await serve((port) => {
    const [script = '', ...args] = FRAMEWORKS[name].serve(port);
    return [join(folder, 'node_modules', script), ...args];
  }, folder);
  try {
    await visit(server.url, { title, shows });
  } catch (cause) {
    throw new Error(`The page that ${title} serves fails. The server said:\n${server.said()}`, {
      cause,
    });
  } finally {
    await server.stop();
  }
}
