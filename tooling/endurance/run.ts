import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * The long run: `pnpm endurance` mounts each widget a thousand times, and plays with the page of all
 * widgets for some minutes. What follows `--` goes to the runner: `pnpm endurance --minutes=5 -- leaks`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
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
    ENDURANCE_MINUTES: values.minutes,
    ENDURANCE_SEED: values.seed,
    ENDURANCE_ROUNDS: values.rounds,
    ENDURANCE_TEXTS: values.texts,
    ENDURANCE_FIGURES: 'yes',
  },
});
if (error) throw error;
process.exitCode = status ?? 1;
