import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@guadua/browser/serve';
import { ROOT } from '@guadua/workspace';
import { versionsOf, writeJson, writePackageStyles } from './packed.ts';
import { run } from './run.ts';
import { writeSpecimens } from './specimens.ts';
import { visit, visitAction } from './visit.ts';

const FIXTURES = join(import.meta.dirname, 'frameworks');
/** The form of a server action, as the site shows it. */
const NEXT_RECIPE = join(ROOT, 'apps/showcase/src/pages/project/recipes/code/next');
const COMMON = ['react', 'react-dom', '@splidejs/splide'];
/** What the HTML of a page with all components holds. */
const SERVER = ['Nombre', 'Seleccionar archivo'];
const FRAMEWORKS = {
  vite: {
    needs: ['vite', '@vitejs/plugin-react'],
    build: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    serve: (port: number) => ['vite/bin/vite.js', 'preview', '--port', String(port)],
    shows: [],
  },
  next: {
    needs: ['next', '@types/node', '@types/react', '@types/react-dom', 'typescript'],
    build: ['next/dist/bin/next', 'build'],
    serve: (port: number) => ['next/dist/bin/next', 'start', '-p', String(port)],
    shows: [...SERVER, 'Bogota', '$ 1.234,5', '20/11/2026', 'Del <mark'],
  },
  router: {
    needs: [
      ...['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'],
      ...['isbot', 'vite'],
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
  const dependencies = { ...versionsOf([...COMMON, ...FRAMEWORKS[name].needs]), ...packages };
  writeJson(join(folder, 'package.json'), { name, private: true, type: 'module', dependencies });
}

/** Builds it; Next type-checks on the way. */
export async function buildFrameworkApp(name: Framework, folder: string): Promise<void> {
  const [file, ...args] = FRAMEWORKS[name].build;
  const command = [join(folder, 'node_modules', file), ...args];
  await run(process.execPath, command, folder, { NEXT_TELEMETRY_DISABLED: '1' });
}

/** Serves what was built, and fills in its form in Chromium. */
export async function tryFrameworkApp(name: Framework, folder: string): Promise<void> {
  const server = await serve((port) => {
    const [file = '', ...args] = FRAMEWORKS[name].serve(port);
    return [join(folder, 'node_modules', file), ...args];
  }, folder);
  try {
    await visit(server.url, FRAMEWORKS[name].shows);
    if (name === 'next') await visitAction(new URL('/visita', server.url).href);
  } catch (cause) {
    throw new Error(`The page of ${name} fails. The server said:\n${server.said()}`, { cause });
  } finally {
    await server.stop();
  }
}
