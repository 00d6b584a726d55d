import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * The whole worker in one file, which needs no bundler to find its parts: it is published as it is,
 * and as a text for pages on which no file can be found.
 */
export function bundleWorker(): string {
  const { outputFiles } = buildSync({
    entryPoints: [
      fileURLToPath(new URL('../src/optimize-image/optimize-image.worker.ts', import.meta.url)),
    ],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild made no worker');
  return file.text;
}
