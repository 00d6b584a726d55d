#!/usr/bin/env node
// `check-types`: checks the types of the workspace it is called in, with the native TypeScript: a quarter of the
// processor time. It has no interface for programs yet, so docgen, the API reports, the mutants and the
// declarations of the packages keep the one before it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('./node_modules/typescript/bin/tsc', import.meta.url));
const { status, error } = spawnSync(process.execPath, [tsc, '--noEmit', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
