// `pnpm new <package> <component>`: `pnpm new forms phone-input`.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { generate } from './generate.ts';

const [home, component] = process.argv.slice(2);
if (!home || !component) {
  console.error('pnpm new <package> <component>, for example: pnpm new forms phone-input');
  process.exit(1);
}
const root = resolve(import.meta.dirname, '../..');
try {
  const written = generate(root, { package: home, component });
  execFileSync('biome', ['check', '--write', ...written], { cwd: root, stdio: 'ignore' });
  console.log(written.map((path) => `  ${path}`).join('\n'));
  console.log(`
Next: its texts and its rules; a row in apps/showcase/src/routes.tsx (path "/${home}/${component}") and a sentence
in descriptions.ts; then "pnpm check" and "pnpm test:unit". CONTRIBUTING.md walks through it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
