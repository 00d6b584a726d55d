import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/** What is measured: names of one entry, as an application imports them. */
export interface Import {
  /** The entry: `@guadua/utils/ui`. */
  from: string;
  /** The names; all that the entry exports when left out. */
  names?: readonly string[];
  /** Dependencies that don't count, besides React. */
  without?: readonly string[];
  /** Whether what it loads by `import()` counts too. */
  onDemand?: boolean;
  /** The file of the worker that it starts, by its path below `packages`. */
  worker?: string;
}

/** Bytes of JavaScript. */
export interface Size {
  minified: number;
  gzip: number;
}

/** With the share that each module has in the minified bytes, by its path. */
export interface BundleSize extends Size {
  modules: Readonly<Record<string, number>>;
}

/** From here every package is found by its name. */
const ALL_PACKAGES = dirname(fileURLToPath(import.meta.resolve('@guadua/packages/package.json')));

/**
 * What imports load at once in an application that is built with Vite: React and styles count nowhere, what comes by
 * `import()` only where it is asked for.
 */
export function measure(
  imports: readonly Import[],
  root: string = ALL_PACKAGES,
): Promise<BundleSize> {
  const asked = imports.map(({ from, names, without, onDemand, worker }) => {
    return [from, names, without, onDemand, worker];
  });
  const key = JSON.stringify([root, asked]);
  const found = measured.get(key) ?? bundle(imports, root);
  measured.set(key, found);
  return found;
}

/** The build of the site asks for some imports more than once, so each is measured once per process. */
const measured = new Map<string, Promise<BundleSize>>();

async function bundle(imports: readonly Import[], root: string): Promise<BundleSize> {
  const application = join(root, 'measured.js');
  const onDemand = imports.some((each) => each.onDemand);
  const outside = imports.flatMap(({ without = [] }) => without);
  const build = await rolldown({
    input: application,
    cwd: root,
    platform: 'browser',
    external: [/^react(-dom)?(\/|$)/, /\.css$/, ...outside],
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'measured',
        resolveId: (id, _importer, { kind }) => {
          if (id === application) return id;
          return kind === 'dynamic-import' && !onDemand ? { id, external: true } : undefined;
        },
        load: (id) => (id === application ? imports.map(statement).join('\n') : undefined),
      },
    ],
  });
  const { output } = await build.generate({ minify: true, codeSplitting: false });
  await build.close();
  const [{ code, modules }] = output;
  const workers = imports.flatMap(({ worker = [] }) => worker);
  const page = Buffer.from(code);
  const files = [page, ...workers.map((path) => readFileSync(join(PACKAGES, path)))];
  const lengths = Object.entries(modules)
    .filter(([path]) => path !== application)
    .map(([path, { renderedLength }]) => [path, renderedLength] as const);
  const written = lengths.reduce((sum, [, length]) => sum + length, 0);
  return {
    minified: files.reduce((sum, file) => sum + file.byteLength, 0),
    gzip: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).byteLength, 0),
    modules: Object.fromEntries(
      lengths.map(([path, length]) => [path, (length / written) * page.byteLength]),
    ),
  };
}

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url));

function statement({ from, names }: Import): string {
  return names ? `export { ${names.join(', ')} } from '${from}';` : `export * from '${from}';`;
}
