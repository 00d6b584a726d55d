// `node tooling/run/main.ts <task …> [options of turbo run]`: runs tasks of all workspaces to the end,
// whatever fails, and closes with what failed, where, and how to run it alone.
import { resolve } from 'node:path';
import { closing, report } from './report.ts';
import { runTasks } from './turbo.ts';

try {
  const result = await runTasks(resolve(import.meta.dirname, '../..'), process.argv.slice(2));
  console.log(`\n${report(result)}`);
  process.exitCode = result.exitCode;
} catch (error) {
  console.error(error);
  console.log(closing({ passed: 0, failed: 1 }));
  process.exitCode = 1;
}
