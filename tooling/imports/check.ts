// `pnpm check` runs this: it fails when an import goes where none may go, or round in a circle.
// `--circles` lists the circles that are known.
import { ROOT } from '@guadua/workspace';
import { cruiseImports, type RefusedImport } from './cruise.ts';

/** Where circles were before this rule; the list ends with the last of them. */
const CIRCLES_LEFT = /^packages\/file\//;

const { modules, refused } = await cruiseImports(ROOT, ['packages', 'apps', 'tooling']);
const isKnown = ({ rule, from }: RefusedImport) => rule === 'no-circle' && CIRCLES_LEFT.test(from);
const known = refused.filter(isKnown);

for (const { from, to, rule, reason, circle } of refused.filter((one) => !isKnown(one))) {
  const what = circle.length > 0 ? `goes round: ${circle.join(' → ')}` : `imports ${to}`;
  console.error(`✗ ${from} ${what}\n  ${reason} (${rule})\n`);
  process.exitCode = 1;
}
if (process.argv.includes('--circles')) {
  for (const { from, circle } of known) console.warn(`! ${from} goes round: ${circle.join(' → ')}`);
}
console.log(`Imports: ${modules} modules, all downwards; ${known.length} known circles.`);
