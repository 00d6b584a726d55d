import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** What is measured: names of one entry, as an application imports them. */
export interface Import {
  /** The entry: `@guadua/utils/ui`. */
  from: string;
  /** The names; all that the entry exports when left out. */
  names?: readonly string[];
  /** Dependencies that don't count, besides React. */
  without?: readonly string[];
  /** What it loads on demand counts too. */
  onDemand?: boolean;
}

/** Bytes of JavaScript. */
export interface Size {
  minified: number;
  gzip: number;
}

/** From here every package is found by its name. */
const ALL_PACKAGES = dirname(fileURLToPath(import.meta.resolve('@guadua/packages/package.json')));

const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** With the bytes of each module, after minifying, by its path. */
export interface BundleSize extends Size {
  modules: Readonly<Record<string, number>>;
}

/**
 * What imports bring into an application: bundled for production, minified, React and styles apart.
 * What is loaded on demand does not count, unless asked for.
 *
 * @param imports What the application imports.
 * @param resolveDir A folder from which the entries resolve.
 */
export async function measure(
  imports: readonly Import[],
  resolveDir: string = ALL_PACKAGES,
): Promise<BundleSize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: imports.map(statement).join('\n'), resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...REACT, ...imports.flatMap(({ without = [] }) => without)],
    plugins: imports.some(({ onDemand }) => onDemand) ? [] : [leaveOnDemand],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return {
    minified: sum(outputFiles.map(({ contents }) => contents.byteLength)),
    gzip: sum(outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 }).byteLength)),
    modules: Object.fromEntries(
      Object.values(metafile.outputs).flatMap(({ inputs }) =>
        Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
      ),
    ),
  };
}

/** A file that is published minified, and loaded as it is. */
export function measureFile(path: URL): Size {
  const contents = readFileSync(path);
  return { minified: contents.byteLength, gzip: gzipSync(contents, { level: 9 }).byteLength };
}

/** `import()` stays as it is. esbuild's own splitting would tear out more than belongs to it. */
const leaveOnDemand: Plugin = {
  name: 'leave-on-demand',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

function statement({ from, names }: Import): string {
  return names ? `export { ${names.join(', ')} } from '${from}';` : `export * from '${from}';`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
