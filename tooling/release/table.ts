import type { Check } from './consumers.ts';

/** The checks as a Markdown table, a row each. */
export function checksTable(checks: readonly Check[]): string {
  const rows = checks.map(
    ({ manager, project, shows, seconds }) =>
      `| ${manager} | ${project} | ${shows} | ${seconds.toFixed(1)} s |`,
  );
  return ['| manager | project | check | time |', '|---|---|---|---|', ...rows].join('\n');
}
