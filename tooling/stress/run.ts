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
  },
});

console.log(`Seed ${values.seed}: repeat this run with --seed=${values.seed}`);
const { status, error } = spawnSync('playwright', ['test', ...positionals], {
  stdio: 'inherit',
  env: {
    ...process.env,
    // Node reads TypeScript by itself: Playwright would translate each file, the build for the server among them.
    PW_DISABLE_TS_ESM: '1',
    ...(values.actions === undefined
      ? { STRESS_MINUTES: values.minutes }
      : { STRESS_MINUTES: '0', STRESS_ACTIONS: values.actions }),
    STRESS_SEED: values.seed,
    STRESS_ROUNDS: values.rounds,
    STRESS_TEXTS: values.texts,
    STRESS_ALL_TEXTS: 'yes',
    STRESS_FIGURES: 'yes',
  },
});
if (error) throw error;
process.exitCode = status ?? 1;
