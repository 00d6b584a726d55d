import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build, preview } from 'vite';
import { launch } from './browser.ts';
import { ONLY } from './contestants.ts';
import { date } from './groups/date.ts';
import { form } from './groups/form.ts';
import { image } from './groups/image.ts';
import { mask } from './groups/mask.ts';
import { pin } from './groups/pin.ts';
import { select } from './groups/select.ts';
import { sheet } from './groups/sheet.ts';
import { size } from './groups/size.ts';
import { markdown, missed, ours, type Row, save } from './report.ts';

/** `pnpm bench [group …]`: measures side by side and fails when a budget is missed. */
const GROUPS: Record<string, (browser: Browser, origin: string) => Promise<Row[]>> = {
  select,
  date,
  sheet,
  form,
  pin,
  mask,
  image,
  size,
};
/** Has no contestants but budgets, and a script of its own. */
const SITE = 'site';
const NAMES = [...Object.keys(GROUPS), SITE];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = asked.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`No group ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`);
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : NAMES;

const root = fileURLToPath(new URL('..', import.meta.url));
await build({ root, logLevel: 'warn' });
const server = await preview({ root, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
const { port } = server.httpServer.address() as AddressInfo;
const browser = await launch();
const failures: string[] = [];
for (const name of wanted) {
  const measure = GROUPS[name];
  if (!measure) continue;
  console.log(`Measuring ${name}…`);
  const rows = await measure(browser, `http://127.0.0.1:${port}`);
  // A comparison among few is a look, not a result.
  if (!ONLY) save(name, rows);
  console.log(`\n${markdown(name, rows)}\n`);
  for (const row of rows.filter(missed)) {
    failures.push(`${name}, ${row.measure}: ${ours(row)?.toFixed(2)} ${row.unit}, ${row.budget}`);
  }
}
await browser.close();
await server.close();
if (failures.length > 0) {
  console.error(`Budgets missed:\n  ${failures.join('\n  ')}`);
  process.exitCode = 1;
}
if (wanted.includes(SITE)) {
  const script = fileURLToPath(new URL('../site/run.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
