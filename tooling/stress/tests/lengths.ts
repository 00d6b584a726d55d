/** What `run.ts` was asked for; without it the suites that never come to an end are short. */
const asked: Partial<Record<string, string>> = JSON.parse(process.env.GUADUA_STRESS ?? '{}');

/** How long they take. */
export const LENGTHS = {
  /** Mounts of each specimen between two looks at what the page holds. */
  rounds: Number(asked.rounds ?? 4),
  /** Random texts for each specimen, besides the written ones. */
  texts: Number(asked.texts ?? 0),
  /** Minutes of random use, where no number of actions is given. */
  minutes: Number(asked.actions ? 0 : (asked.minutes ?? 0)),
  /** The same on a slow machine as on a fast one. */
  actions: Number(asked.actions ?? 40),
  /** What random use follows from: one test each. */
  seeds: (asked.seed ?? '20261120').split(',').map(Number),
  /** Names of the specimens that are meant. */
  specimens: asked.specimens?.split(','),
};
