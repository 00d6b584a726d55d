// `pnpm new <package> <component>` or `pnpm new --package <name>`: `pnpm new forms phone-input`.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '@guadua/workspace';
import { generate } from './generate.ts';
import { generatePackage } from './generate-package.ts';
import { nextSteps } from './next-steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { package: { type: 'string' } },
});
const [home, component] = positionals;

try {
  const written = values.package ? generatePackage(ROOT, values.package) : newComponent();
  execFileSync('biome', ['check', '--write', ...written], { cwd: ROOT, stdio: 'ignore' });
  console.log(written.map((path) => `  ${path}`).join('\n'));
  console.log(`\n${nextSteps(written)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function newComponent(): string[] {
  if (!home || !component) {
    throw new Error('pnpm new <package> <component>, for example: pnpm new forms phone-input');
  }
  return generate(ROOT, { package: home, component });
}
