import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The workers of `optimizeImage`: one for JPEG, and one for pictures of whatever format. */
export const WORKERS = ['optimize-image.worker', 'optimize-image-all.worker'] as const;

/**
 * A whole worker in one file, which needs no bundler to find its parts: it is published as it is, and the
 * one for all formats as a text for pages on which no file can be found.
 */
export function bundleWorker(name: (typeof WORKERS)[number] = 'optimize-image-all.worker'): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../src/optimize-image/${name}.ts`, import.meta.url))],
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
