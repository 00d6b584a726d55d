import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './rules.ts';

export interface RefusedImport {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** What is wrong, why, and how to mend it. */
  readonly reason: string;
  /** The modules of a circle, in order; empty for any other rule. */
  readonly circle: readonly string[];
}

/** What was looked at, and what was found. */
export interface CruiseReport {
  readonly modules: number;
  readonly refused: readonly RefusedImport[];
}

/** Looks at every import of a repository, type imports included. */
export async function cruiseImports(
  root: string,
  folders: readonly string[],
): Promise<CruiseReport> {
  const rules = importRules();
  const { output } = await cruise([...folders], {
    baseDir: root,
    ruleSet: { forbidden: rules },
    validate: true,
    tsPreCompilationDeps: true,
    // Built files stay in sight, so that an import that leads there is refused; they are not read.
    doNotFollow: { path: ['(^|/)(node_modules|dist|dist-ssr)/'] },
    exclude: { path: ['(^|/)coverage/', '\\.d\\.c?ts$'] },
  });
  const { summary } = output as ICruiseResult;
  const reasons = new Map(rules.map(({ name, comment }) => [name, comment ?? '']));
  return {
    modules: summary.totalCruised,
    refused: summary.violations.map(({ rule, from, to, cycle = [] }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
      circle: cycle.map(({ name }) => name),
    })),
  };
}
