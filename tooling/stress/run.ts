import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * The long run: each specimen is mounted many times and given every hostile text, and the page of all
 * components is used at random. `pnpm stress` draws a seed and goes on for some minutes, to find what no one
 * has met yet; `test:long` names its seeds and a number of actions, so that every run does the same. What
 * follows goes to the runner: `pnpm stress --rounds=1000 leaks`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    // Instead of minutes.
    actions: { type: 'string' },
    // One, or several with commas between them.
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rounds: { type: 'string', default: '1000' },
    texts: { type: 'string', default: '200' },
    // Those that are meant, with commas between them; all without it.
    specimens: { type: 'string' },
  },
});

console.log(`Seed ${values.seed}: repeat this run with --seed=${values.seed}`);
const { status, error } = spawnSync('playwright', ['test', ...positionals], {
  stdio: 'inherit',
  env: {
    ...process.env,
    // Node reads TypeScript by itself: Playwright would translate each file, the build for the server among them.
    PW_DISABLE_TS_ESM: '1',
    GUADUA_STRESS: JSON.stringify(values),
  },
});
if (error) throw error;
process.exitCode = status ?? 1;
