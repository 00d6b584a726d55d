/** What became of a suite in an engine. */
export interface SuiteResult {
  passed: number;
  /** Titles of tests that failed. */
  failures: string[];
  /** Tests that ask for what the driver can't do. */
  notPossible: { title: string; reason: string }[];
}

/** A suite in an engine, with the time it took in milliseconds. */
export interface Lane {
  engine: string;
  suite: string;
  result: SuiteResult;
  duration: number;
}

/** Suites × engines as a Markdown table: run, passed, not possible, time. */
export function table(lanes: readonly Lane[]): string {
  const rows = lanes.map(({ engine, suite, result, duration }) => {
    const { passed, failures, notPossible } = result;
    const run = passed + failures.length;
    const share = ((100 * run) / Math.max(1, run + notPossible.length)).toFixed(1);
    return `| ${suite} | ${engine} | ${run} (${share} %) | ${passed} | ${failures.length} | ${notPossible.length} | ${Math.round(duration / 1000)} s |`;
  });
  return [
    '| Suite | Engine | Run | Passed | Failed | Not possible there | Time |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Why tests were not possible, with their number, the most frequent first. */
export function reasons(lanes: readonly Lane[]): string {
  const counts = new Map<string, number>();
  for (const { engine, result } of lanes) {
    for (const { reason } of result.notPossible) {
      const key = `${engine}: ${reason}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([key, count]) => `  ${count} × ${key}`)
    .join('\n');
}
