// `pnpm new <package> <component>`: `pnpm new forms phone-input`.
import { execFileSync } from 'node:child_process';
import { ROOT } from '@guadua/workspace';
import { generate } from './generate.ts';

const [home, component] = process.argv.slice(2);
try {
  if (!home || !component) {
    throw new Error('pnpm new <package> <component>, for example: pnpm new forms phone-input');
  }
  const written = generate(ROOT, { package: home, component });
  execFileSync('biome', ['check', '--write', ...written], { cwd: ROOT, stdio: 'ignore' });
  // Whether a version is out is known to the registry alone: its number stays here, and a fork has no tags.
  console.log(`${written.map((path) => `  ${path}`).join('\n')}

Next: its texts and its rules; then "pnpm reports", "pnpm check" and "pnpm test:unit". CONTRIBUTING.md walks through it.
Until 0.1.0 is on npm, a changeset would make the first version 0.2.0: move the sentence of .changeset/${component}.md to the CHANGELOG.md of the package, and delete that file.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
