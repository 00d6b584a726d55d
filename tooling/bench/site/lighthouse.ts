import lighthouse from 'lighthouse';
import type { Route } from './site.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100, and what cost points. */
export interface Scores extends Record<Category, number> {
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
    'best-practices': 100,
    seo: 100,
    failed: [],
  };
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`${origin}${path}`, { port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse said nothing of ${path}.`);
    const { categories, audits } = result.lhr;
    for (const category of CATEGORIES) {
      const score = Math.round(100 * (categories[category]?.score ?? 0));
      worst[category] = Math.min(worst[category], score);
    }
    const failed = CATEGORIES.filter((category) => category !== 'performance')
      .flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id);
    worst.failed = [...new Set([...worst.failed, ...failed])];
  }
  return worst;
}
