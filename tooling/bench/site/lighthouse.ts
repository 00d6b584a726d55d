import lighthouse from 'lighthouse';
import type { Route } from './site.ts';

/** Scores from 0 to 100, and what cost points. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Ids of the audits that failed outside of performance. */
  failed: string[];
}

/** The worst of some runs of Lighthouse (mobile, its own simulated network). */
export async function worstScores(
  origin: string,
  { path }: Route,
  port: number,
  runs: number,
): Promise<Scores> {
  const worst: Scores = {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    failed: [],
  };
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`${origin}${path}`, { port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing of ${path}.`);
    const { categories, audits } = result.lhr;
    const score = (category: string) => Math.round(100 * (categories[category]?.score ?? 0));
    worst.performance = Math.min(worst.performance, score('performance'));
    worst.accessibility = Math.min(worst.accessibility, score('accessibility'));
    worst.bestPractices = Math.min(worst.bestPractices, score('best-practices'));
    worst.seo = Math.min(worst.seo, score('seo'));
    const failed = ['accessibility', 'best-practices', 'seo']
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    worst.failed = [...new Set([...worst.failed, ...failed])];
  }
  return worst;
}
