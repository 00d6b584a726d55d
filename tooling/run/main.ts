// `node tooling/run/main.ts <task …> [options of turbo run]`: runs tasks to the end and closes with what failed.
// GUADUA_REPORT names a file that is given the same text, for who runs several of these.
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { closing, report } from './report.ts';
import { runTasks } from './turbo.ts';

try {
  const result = await runTasks(resolve(import.meta.dirname, '../..'), process.argv.slice(2));
  conclude(report(result));
  process.exitCode = result.exitCode;
} catch (error) {
  console.error(error);
  conclude(closing({ passed: 0, failed: 1 }));
  process.exitCode = 1;
}

function conclude(text: string): void {
  console.log(`\n${text}`);
  const file = process.env.GUADUA_REPORT;
  if (file) appendFileSync(file, `${text}\n\n`);
}
