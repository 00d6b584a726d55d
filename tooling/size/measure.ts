import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** What is measured: names of one entry, as an application imports them. */
export interface Import {
  /** The entry: `@guadua/utils/ui`. */
  from: string;
  /** The names; all that the entry exports when left out. */
  names?: readonly string[];
  /** Dependencies that don't count, besides React. */
  without?: readonly string[];
}

/** Bytes of JavaScript. */
export interface Size {
  minified: number;
  gzip: number;
}

const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/**
 * What imports bring into an application: bundled for production, minified, React and styles apart.
 * Chunks that are loaded on demand don't count.
 *
 * @param imports What the application imports.
 * @param resolveDir A folder from which the entries resolve.
 */
export async function measure(
  imports: readonly Import[],
  resolveDir: string = import.meta.dirname,
): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: imports.map(statement).join('\n'), resolveDir, sourcefile: 'app.js' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...REACT, ...imports.flatMap(({ without = [] }) => without)],
    outdir: '/app',
    absWorkingDir: '/',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const first = firstLoad(metafile);
  const size: Size = { minified: 0, gzip: 0 };
  for (const { path, contents } of outputFiles) {
    if (!first.has(path.replace(/^\//, ''))) continue;
    size.minified += contents.byteLength;
    size.gzip += gzipSync(contents, { level: 9 }).byteLength;
  }
  return size;
}

function statement({ from, names }: Import): string {
  return names ? `export { ${names.join(', ')} } from '${from}';` : `export * from '${from}';`;
}

/** The entry's chunk and those it imports at once. */
function firstLoad({ outputs }: Metafile): Set<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) follow(next);
    }
  };
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    if (entryPoint?.endsWith('app.js')) follow(path);
  }
  return found;
}
