// `pnpm test:size`: every row of the budgets, measured on what was built.
import { BUDGETS } from './budgets.ts';
import { measureBudget } from './measure-budget.ts';

const rows = await Promise.all(
  BUDGETS.map(async (budget) => ({ ...budget, ...(await measureBudget(budget)) })),
);
const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, gzip, minified, limit, target = limit } of rows) {
  const line = `${name.padEnd(width)} ${kB(gzip)} kB gz of ${kB(limit)} (${kB(minified)} minified)`;
  if (gzip > limit) console.error(`✗ ${line}`);
  else if (gzip > target) console.warn(`! ${line}, target ${kB(target)}`);
  else console.log(`✓ ${line}`);
}
if (rows.some(({ gzip, limit }) => gzip > limit)) {
  console.error('Over budget: see tooling/size/budgets.ts. Find what grew before the limit does.');
  process.exit(1);
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(2).padStart(6);
}
