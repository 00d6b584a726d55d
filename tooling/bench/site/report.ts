import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import {
  type Measure,
  type PageKind,
  pageBudget,
  STRESS_INTERACTION,
} from '@guadua/site-budgets/budgets';
import { isStress } from './actions.ts';
import { CATEGORIES, type Scores } from './lighthouse.ts';
import type { Route } from './site.ts';

/** The figures of a page: medians, except for Lighthouse, whose worst run counts. */
export interface PageFigures extends Route {
  kind: PageKind;
  figures: Partial<Record<Measure, number>>;
  /** Milliseconds to the next paint, by scripted action. */
  interactions: Record<string, number>;
  /** Rules of axe that it breaks, in all the looks of `axe.ts`. */
  violations: number;
  scores?: Scores | undefined;
}

const MEASURES: readonly [Measure, title: string, digits: number][] = [
  ['script', 'JS kB', 1],
  ['style', 'CSS kB', 1],
  ['html', 'HTML kB', 1],
  ['font', 'fonts kB', 1],
  ['image', 'images kB', 1],
  ['transfer', 'total kB', 0],
  ['requests', 'requests', 0],
  ['firstPaint', 'FCP ms', 0],
  ['largestPaint', 'LCP ms', 0],
  ['shift', 'CLS', 3],
  ['blocking', 'TBT ms', 0],
  ['interaction', 'INP ms', 0],
  ['navigation', 'navigation ms', 0],
];

/** What is above its budget, in words. */
export function missed(pages: readonly PageFigures[]): string[] {
  return pages.flatMap(({ path, kind, figures, interactions, violations, scores }) => {
    const budget = pageBudget(path, kind);
    const over = MEASURES.filter(([measure]) => (figures[measure] ?? 0) > budget[measure]).map(
      ([measure, title, digits]) =>
        `${path}: ${title} ${figures[measure]?.toFixed(digits)}, budget ${budget[measure]}`,
    );
    const slow = Object.entries(interactions)
      .filter(([name, took]) => isStress(name) && took > STRESS_INTERACTION)
      .map(([name, took]) => `${path}: ${name} ${took} ms, budget ${STRESS_INTERACTION}`);
    const low = CATEGORIES.flatMap((category) => {
      const score = scores?.[category] ?? 100;
      const wanted = category === 'performance' ? budget.performance : 100;
      if (score >= wanted) return [];
      const why = scores?.failed.join(', ');
      return [`${path}: Lighthouse ${category} ${score}, budget ${wanted} (${why})`];
    });
    const broken = violations > 0 ? [`${path}: ${violations} violations of axe`] : [];
    return [...over, ...slow, ...broken, ...low];
  });
}

/** Writes `site-budgets/results/site.json`, with the date and the machine. */
export function save(pages: readonly PageFigures[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const date = new Date().toISOString().slice(0, 10);
  const file = new URL('../../site-budgets/results/site.json', import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date, machine, pages }, null, 2)}\n`);
}
