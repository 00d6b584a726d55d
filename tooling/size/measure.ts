import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
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

/** A measurement that was asked for. */
interface Request {
  imports: readonly Import[];
  resolve: (size: BundleSize) => void;
  reject: (reason: unknown) => void;
}

/** What was asked for in this turn of the event loop, by what its bundles have in common. */
const requests = new Map<string, Request[]>();

/**
 * What imports bring into an application: bundled for production, minified, React and styles apart.
 * What is loaded on demand does not count, unless asked for.
 *
 * What is asked for at once is bundled at once: reading the packages takes most of the time.
 *
 * @param imports What the application imports.
 * @param resolveDir A folder from which the entries resolve.
 */
export function measure(
  imports: readonly Import[],
  resolveDir: string = ALL_PACKAGES,
): Promise<BundleSize> {
  const common: Common = {
    resolveDir,
    external: [...REACT, ...imports.flatMap(({ without = [] }) => without)],
    onDemand: imports.some(({ onDemand }) => onDemand),
  };
  const key = JSON.stringify(common);
  return new Promise((resolve, reject) => {
    const known = requests.get(key);
    if (known) {
      known.push({ imports, resolve, reject });
      return;
    }
    const own: Request[] = [{ imports, resolve, reject }];
    requests.set(key, own);
    setImmediate(() => {
      requests.delete(key);
      bundle(own, common).catch((reason) => {
        for (const request of own) request.reject(reason);
      });
    });
  });
}

/** What is the same for all bundles that are made at once. */
interface Common {
  resolveDir: string;
  external: readonly string[];
  onDemand: boolean;
}

/** Without splitting, esbuild links each entry as if it were alone. */
async function bundle(asked: readonly Request[], common: Common): Promise<void> {
  const { outputFiles, metafile } = await build({
    entryPoints: asked.map((_, index) => ({ in: `${ENTRY}${index}`, out: `${index}` })),
    outdir: common.resolveDir,
    absWorkingDir: common.resolveDir,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...common.external],
    plugins: [
      entries(
        asked.map(({ imports }) => imports.map(statement).join('\n')),
        common.resolveDir,
      ),
      ...(common.onDemand ? [] : [leaveOnDemand]),
    ],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const contents = new Map(outputFiles.map((file) => [basename(file.path), file.contents]));
  asked.forEach(({ resolve }, index) => {
    const name = `${index}.js`;
    const code = contents.get(name);
    const output = metafile.outputs[name];
    if (!code || !output) throw new Error(`esbuild gave no ${name}.`);
    resolve({
      minified: code.byteLength,
      gzip: gzipSync(code, { level: 9 }).byteLength,
      modules: Object.fromEntries(
        Object.entries(output.inputs)
          .filter(([path]) => !path.startsWith(ENTRY))
          .map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
      ),
    });
  });
}

/** How the entries are called that import what is measured. */
const ENTRY = 'measured:';

/** Modules that are nowhere but here. */
function entries(codes: readonly string[], resolveDir: string): Plugin {
  const namespace = ENTRY.slice(0, -1);
  return {
    name: 'measured-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${ENTRY}`) }, ({ path }) => ({
        path: path.slice(ENTRY.length),
        namespace,
      }));
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: codes[Number(path)] ?? '',
        resolveDir,
      }));
    },
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
