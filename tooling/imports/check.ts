// `pnpm check` runs this: it fails when an import goes where none may go, or round in a circle.
import { ROOT } from '@guadua/workspace';
import { cruiseImports } from './cruise.ts';

const { modules, refused } = await cruiseImports(ROOT, ['packages', 'apps', 'tooling']);

for (const { from, to, rule, reason, circle } of refused) {
  const what = circle.length > 0 ? `goes round: ${circle.join(' → ')}` : `imports ${to}`;
  console.error(`✗ ${from} ${what}\n  ${reason} (${rule})\n`);
  process.exitCode = 1;
}
console.log(`Imports: ${modules} modules${refused.length === 0 ? ', all downwards' : ''}.`);
