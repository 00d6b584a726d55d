import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const root = dirname(fileURLToPath(import.meta.resolve('@guadua/packages/package.json')));
const app = join(root, 'measured.js');
const bundle = await rolldown({
  input: app,
  cwd: root,
  platform: 'browser',
  external: [/^react(-dom)?(\/|$)/, /\.css$/],
  transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
  logLevel: 'silent',
  plugins: [
    {
      name: 'm',
      resolveId: (id, _i, { kind }) =>
        id === app ? id : kind === 'dynamic-import' ? { id, external: true } : undefined,
      load: (id) => (id === app ? `export { Select } from '@guadua/select';` : undefined),
    },
  ],
});
const { output } = await bundle.generate({ minify: true, codeSplitting: false });
const out2 = await bundle.generate({
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  codeSplitting: false,
});
writeFileSync('/tmp/select.min.js', output[0].code);
writeFileSync('/tmp/select.js', out2.output[0].code);
console.log(gzipSync(Buffer.from(output[0].code), { level: 9 }).byteLength);
