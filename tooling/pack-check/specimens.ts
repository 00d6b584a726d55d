import { fileURLToPath } from 'node:url';
import { specimenFiles } from '@guadua/catalog/specimen-files';
import { build } from 'esbuild';

/**
 * Compiles the specimens of all components into one module, which imports the packages by name: beside their tarballs
 * it renders what ships.
 */
export async function writeSpecimens(outfile: string): Promise<void> {
  const files = specimenFiles();
  const merge = fileURLToPath(import.meta.resolve('@guadua/catalog/merge'));
  const lines = [
    `import { mergeSpecimens } from ${JSON.stringify(merge)};`,
    ...files.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`),
    `const modules = { ${files.map((file, index) => `${JSON.stringify(file)}: m${index}`).join(', ')} };`,
    'export const { specimens } = mergeSpecimens(modules);',
  ];
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    packages: 'external',
    alias: { '@guadua/catalog': fileURLToPath(import.meta.resolve('@guadua/catalog')) },
    format: outfile.endsWith('.cjs') ? 'cjs' : 'esm',
    platform: 'neutral',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
  });
}
