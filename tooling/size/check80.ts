// `pnpm test:size`: every row of the budgets, measured on what was built. `node check.ts forms TextInput Field`
// measures one import, and names the modules that are the most of it.
import { BUDGETS } from './budgets.ts';
import { type Import, measure } from './measure.ts';

const [entry, ...names] = process.argv.slice(2);
if (entry) await one({ from: `@guadua/${entry}`, ...(names.length > 0 && { names }) });
else await all();

async function one(asked: Import): Promise<void> {
  const { gzip, minified, modules } = await measure([asked]);
  console.log(`${kB(gzip)} kB gz, ${kB(minified)} kB minified, of which:`);
  const largest = Object.entries(modules).sort(([, one], [, other]) => other - one);
  for (const [path, bytes] of largest.slice(0, 80)) {
    console.log(`${kB(bytes)} ${path.replace(/^.*\/(packages|node_modules)\//, '')}`);
  }
}

async function all(): Promise<void> {
  const rows = await Promise.all(
    BUDGETS.map(async (budget) => ({ ...budget, ...(await measure([budget])) })),
  );
  for (const row of rows) {
    const { gzip, limit, target = limit } = row;
    const mark = gzip > limit * 1000 ? '✗' : gzip > target * 1000 ? '!' : '✓';
    const aim = target < limit ? `, target ${target}` : '';
    console.log(`${mark} ${kB(gzip)} kB of ${limit}${aim}: ${title(row)}`);
  }
  if (rows.some(({ gzip, limit }) => gzip > limit * 1000)) {
    console.error('Over budget. Find what grew before the limit in tooling/size/budgets.ts does.');
    process.exitCode = 1;
  }
}

function title({ from, names = [], without = [], onDemand, worker }: Import): string {
  return [
    from,
    names.join(', '),
    ...without.map((name) => `without ${name}`),
    onDemand ? 'with what comes on demand' : '',
    worker ? 'with its worker' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(2).padStart(6);
}
