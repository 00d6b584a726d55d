import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@guadua/browser/serve';
import { ROOT } from '@guadua/workspace';
import { versionsOf, writeJson, writePackageStyles } from './packed.ts';
import { run } from './run.ts';
import { writeSpecimens } from './specimens.ts';
import { visit } from './visit.ts';
import { visitAction } from './visit-action.ts';

const FIXTURES = join(import.meta.dirname, 'frameworks');
/** The form of a server action, as the site shows it. */
const NEXT_RECIPE = join(ROOT, 'apps/showcase/src/pages/project/recipes/code/next');
const TYPES = ['@types/react', '@types/react-dom', 'typescript'];
const SERVER = ['Bogota', '$ 1.234,5', 'Nombre', 'Batman', 'value="100"', 'Seleccionar archivo'];
const FRAMEWORKS = {
  vite: {
    title: 'Vite',
    needs: ['vite', '@vitejs/plugin-react', ...TYPES],
    build: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    serve: (port: number) => ['vite/bin/vite.js', 'preview', '--port', String(port)],
    shows: [],
  },
  next: {
    title: 'Next',
    needs: ['next', '@types/node', ...TYPES],
    build: ['next/dist/bin/next', 'build'],
    serve: (port: number) => ['next/dist/bin/next', 'start', '-p', String(port)],
    shows: [...SERVER, 'María de la Paz', '20/11/2026', 'Del <mark'],
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
    shows: SERVER,
  },
} as const;

/** An application that one framework builds and serves. */
export type Framework = keyof typeof FRAMEWORKS;

/** All of them. */
export const FRAMEWORK_NAMES: readonly Framework[] = ['vite', 'next', 'router'];

/** What a framework is called. */
export function titleOf(name: Framework): string {
  return FRAMEWORKS[name].title;
}

/** Writes an application with a form and the specimens of every component. */
export async function writeFrameworkApp(
  name: Framework,
  folder: string,
  packages: Readonly<Record<string, string>>,
): Promise<void> {
  cpSync(join(FIXTURES, name), folder, { recursive: true });
  cpSync(join(FIXTURES, 'shared'), join(folder, 'app'), { recursive: true });
  if (name === 'next') cpSync(NEXT_RECIPE, join(folder, 'app/visita'), { recursive: true });
  writePackageStyles(join(folder, 'app/styles.ts'));
  await writeSpecimens(join(folder, 'app/specimens.js'));
  const others = ['react', 'react-dom', '@splidejs/splide', ...FRAMEWORKS[name].needs];
  // What only these applications need isn't in the catalog, so that nothing else installs it.
  const own = JSON.parse(readFileSync(join(FIXTURES, 'versions.json'), 'utf8'));
  const dependencies = { ...versionsOf(others, own), ...packages };
  writeJson(join(folder, 'package.json'), { name, private: true, type: 'module', dependencies });
}

/** Builds it: Next type-checks on the way, of Vite's application `tsc` does. */
export async function buildFrameworkApp(name: Framework, folder: string): Promise<void> {
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  if (name === 'vite') await script(folder, ['typescript/bin/tsc']);
  await script(folder, FRAMEWORKS[name].build);
}

/** Serves what was built, and fills in its form in Chromium. */
export async function tryFrameworkApp(name: Framework, folder: string): Promise<void> {
  const { title, shows } = FRAMEWORKS[name];
  const server = await serve((port) => {
    const [file = '', ...args] = FRAMEWORKS[name].serve(port);
    return [join(folder, 'node_modules', file), ...args];
  }, folder);
  try {
    await visit(server.url, { title, shows });
    if (name === 'next') await visitAction(new URL('/visita', server.url).href);
  } catch (cause) {
    throw new Error(`The page that ${title} serves fails. The server said:\n${server.said()}`, {
      cause,
    });
  } finally {
    await server.stop();
  }
}

function script(folder: string, [file = '', ...args]: readonly string[]): Promise<string> {
  return run(process.execPath, [join(folder, 'node_modules', file), ...args], folder);
}
