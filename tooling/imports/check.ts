// `pnpm check` runs this: it fails when an import goes where none may go, or round in a circle.
import { ROOT } from '@guadua/workspace';
import { cruiseImports, type RefusedImport } from './cruise.ts';

const { modules, refused } = await cruiseImports(ROOT, ['packages', 'apps', 'tooling']);

/** Circles that were there before this rule: they are named, and the last one ends this exception. */
const isKnown = ({ rule, from }: RefusedImport) =>
  rule === 'no-circle' && /^(apps|packages)\//.test(from);

for (const one of refused) {
  const { from, to, rule, reason, circle } = one;
  const what = circle.length > 0 ? `goes round: ${circle.join(' → ')}` : `imports ${to}`;
  if (isKnown(one)) console.warn(`! ${from} ${what}`);
  else console.error(`✗ ${from} ${what}\n  ${reason} (${rule})\n`);
}
if (!refused.every(isKnown)) process.exit(1);
console.log(`Imports: ${modules} modules, all downwards; ${refused.length} go round in a circle.`);
