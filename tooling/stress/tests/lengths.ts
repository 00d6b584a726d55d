/** How long the suites take that never come to an end: `run.ts` says it, and without it they are short. */
export const LENGTHS = {
  /** Mounts of each specimen between two looks at what the page holds. */
  rounds: read('STRESS_ROUNDS', 4),
  /** All hostile texts, or the worst of them. */
  allTexts: process.env.STRESS_ALL_TEXTS === 'yes',
  /** Random texts for each specimen, besides the written ones. */
  randomTexts: read('STRESS_TEXTS', 0),
  /** Minutes of random use; 0 for a number of actions, the same on a slow machine as on a fast one. */
  minutes: read('STRESS_MINUTES', 0),
  actions: read('STRESS_ACTIONS', 40),
  /** What random use follows from: one test each. */
  seeds: (process.env.STRESS_SEED ?? '20261120').split(',').map(Number),
  /** How many times slower than this machine the page runs. */
  slowdown: read('STRESS_SLOWDOWN', 1),
  /** Whether figures are printed. */
  showsFigures: process.env.STRESS_FIGURES === 'yes',
};

function read(name: string, usual: number): number {
  return Number(process.env[name] ?? usual);
}
