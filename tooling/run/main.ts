// `node tooling/run/main.ts <task …> [options of turbo run]`: runs tasks of all workspaces to the end,
// whatever fails, and closes with what failed, where, and how to run it alone.
import { resolve } from 'node:path';
import { report } from './report.ts';
import { runTasks } from './turbo.ts';

const result = await runTasks(resolve(import.meta.dirname, '../..'), process.argv.slice(2));
console.log(`\n${report(result)}`);
process.exitCode = result.exitCode;
