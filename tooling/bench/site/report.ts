import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import {
  BUDGETS,
  type Measure,
  type PageKind,
  pageBudget,
  STRESS_INTERACTION,
} from '@guadua/site-budgets/budgets';
import { isStress } from './actions.ts';
import type { Scores } from './lighthouse.ts';
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

const COLUMNS: readonly [Measure, title: string, digits: number][] = [
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
    const over = COLUMNS.filter(([measure]) => (figures[measure] ?? 0) > budget[measure]).map(
      ([measure, title, digits]) =>
        `${path}: ${title} ${figures[measure]?.toFixed(digits)}, budget ${budget[measure]}`,
    );
    const slow = Object.entries(interactions)
      .filter(([name, took]) => isStress(name) && took > STRESS_INTERACTION)
      .map(([name, took]) => `${path}: ${name} ${took} ms, budget ${STRESS_INTERACTION}`);
    const low = scores
      ? [
          ['performance', scores.performance, budget.performance] as const,
          ['accessibility', scores.accessibility, 100] as const,
          ['best practices', scores.bestPractices, 100] as const,
          ['SEO', scores.seo, 100] as const,
        ]
          .filter(([, score, wanted]) => score < wanted)
          .map(
            ([name, score, wanted]) =>
              `${path}: Lighthouse ${name} ${score}, budget ${wanted} (${scores.failed.join(', ')})`,
          )
      : [];
    const broken = violations > 0 ? [`${path}: ${violations} violations of axe`] : [];
    return [...over, ...slow, ...broken, ...low];
  });
}

/** The figures as a table; what is above its budget is bold. */
export function markdown(pages: readonly PageFigures[]): string {
  const withScores = pages.some(({ scores }) => scores);
  const head = ['page', ...COLUMNS.map(([, title]) => title), 'axe'];
  if (withScores) head.push('Lighthouse');
  const kinds = ['home', 'plain', 'heavy'] as const;
  const rows = [
    ...pages.map(({ path, kind, figures, violations, scores }) => [
      `\`${path}\``,
      ...COLUMNS.map(([measure, , digits]) => {
        const figure = figures[measure];
        if (figure === undefined) return '–';
        const text = figure.toFixed(digits);
        return figure > BUDGETS[kind][measure] ? `**${text}**` : text;
      }),
      violations > 0 ? `**${violations}**` : '0',
      ...(withScores ? [scoreCell(scores)] : []),
    ]),
    ...kinds.map((kind) => [
      `budget: ${kind}`,
      ...COLUMNS.map(([measure]) => String(BUDGETS[kind][measure])),
      '0',
      ...(withScores ? [`${BUDGETS[kind].performance} / 100 / 100 / 100`] : []),
    ]),
  ];
  const names = [...new Set(pages.flatMap(({ interactions }) => Object.keys(interactions)))];
  const actions = pages.map(({ path, interactions }) => [
    `\`${path}\``,
    ...names.map((name) => interactions[name]?.toFixed(0) ?? ''),
  ]);
  return [
    '## site',
    '',
    table(head, rows),
    '',
    'Interaction to next paint of each action, in milliseconds:',
    '',
    table(['page', ...names], actions),
  ].join('\n');
}

function scoreCell(scores: Scores | undefined): string {
  if (!scores) return '–';
  const { performance, accessibility, bestPractices, seo } = scores;
  return `${performance} / ${accessibility} / ${bestPractices} / ${seo}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

/** Writes `site-budgets/results/site.json` and `.md`, with the date and the machine. */
export function save(pages: readonly PageFigures[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(new URL('../../site-budgets/results/', import.meta.url), { recursive: true });
  const file = (extension: string) =>
    new URL(`../../site-budgets/results/site.${extension}`, import.meta.url);
  writeFileSync(file('json'), `${JSON.stringify({ date, machine, pages }, null, 2)}\n`);
  writeFileSync(file('md'), `${markdown(pages)}\n\n${date}, ${machine}.\n`);
}
