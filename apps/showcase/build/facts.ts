import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { measure, type Size } from '@guadua/size';
import { BUDGETS } from '@guadua/size/budgets';
import { measureShared } from '@guadua/size/shared';
import { contestantKind } from '../src/site/contestants.ts';
import type { Benchmark, MeasuredSize, SharedComponents } from '../src/site/measurements.types.ts';
import type { MeasuredPage, PageFacts } from '../src/site/page.types.ts';
import type { PageImports } from '../src/site/page-meta.types.ts';
import { measuredComponents } from './measured-components.ts';
import type { SourcePage } from './pages.ts';
import { readReference } from './read-reference.ts';
import { REGISTRY_ENTRIES } from './registry-items.ts';

/** What is known of the pages, by their modules. */
export async function pageFacts(
  root: string,
  pages: readonly SourcePage[],
): Promise<Map<string, PageFacts>> {
  const repository = join(root, '../..');
  const version = packageVersion(repository);
  const imports = pages.flatMap((page) => page.imports ?? []);
  const measured = measuredPages(repository);
  const updates = lastChanges(root);
  const wholes = new Map<string, Promise<Size>>();
  const facts = await Promise.all(
    pages.map(async ({ path, folder, lead, usage, imports: own }): Promise<[string, PageFacts]> => {
      const file = `${folder}/page.tsx`;
      const updated = updates.get(folder);
      const found = measured.get(path);
      const registry = REGISTRY_ENTRIES.filter(({ module }) =>
        `src/pages/${module}`.startsWith(`${folder}/`),
      );
      return [
        file,
        {
          lead,
          file,
          version,
          ...(usage && { usage }),
          ...(registry.length > 0 && { registry: registry.map(({ name }) => name) }),
          ...(own && { imports: own, size: (await measure([own])).gzip }),
          ...(own && (await besides(own, imports, wholes))),
          ...(updated && { updated }),
          ...(found && { measured: found }),
        },
      ];
    }),
  );
  return new Map(facts);
}

/**
 * What a page adds to the rest of its package, where the site shows a rest.
 *
 * @param wholes What the whole of each package weighs, where a page of it was asked about before.
 */
async function besides(
  own: PageImports,
  all: readonly PageImports[],
  wholes: Map<string, Promise<Size>>,
) {
  const name = packageOf(own.from);
  const siblings = all.filter(({ from }) => packageOf(from) === name);
  const mine = new Set(own.names.map((each) => `${own.from} ${each}`));
  const others = joined(siblings, (from, each) => !mine.has(`${from} ${each}`));
  if (others.length === 0) return {};
  const whole = wholes.get(name) ?? measure(joined(siblings));
  wholes.set(name, whole);
  const [without, both] = await Promise.all([measure(others), whole]);
  return { beside: Math.max(0, both.gzip - without.gzip) };
}

/** What several pages import, each name once. */
function joined(
  pages: readonly PageImports[],
  keeps: (from: string, name: string) => boolean = () => true,
): PageImports[] {
  const entries = new Map<string, Set<string>>();
  for (const { from, names } of pages) {
    for (const name of names) {
      if (keeps(from, name)) entries.set(from, (entries.get(from) ?? new Set()).add(name));
    }
  }
  return [...entries].map(([from, names]) => ({ from, names: [...names] }));
}

function packageOf(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}

/** The packages share one. */
function packageVersion(repository: string): string {
  return JSON.parse(readFileSync(join(repository, 'packages/utils/package.json'), 'utf8')).version;
}

/**
 * The days of the last commits to the folders of the pages, by their paths from the site's; a copy without its
 * history has none. Git goes through the history once, not once for each page.
 */
export function lastChanges(root: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of pagesLog(root).split('\n')) {
    if (DAY.test(line)) day = line;
    for (let folder = dirname(line); folder.startsWith(PAGES); folder = dirname(folder)) {
      if (!days.has(folder)) days.set(folder, day);
    }
  }
  return days;
}

const PAGES = 'src/pages';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day of each commit to the pages, the newest first, and the files that it changed. */
function pagesLog(root: string): string {
  const options = ['--format=%cs', '--name-only', '--relative'];
  try {
    return execFileSync('git', ['-c', 'core.quotePath=off', 'log', ...options, '--', PAGES], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch {
    return '';
  }
}

/** The budgets of the packages with what they measure now; what only tests import never reaches a page. */
export function measuredSizes(): Promise<MeasuredSize[]> {
  const shipped = BUDGETS.filter(({ from }) => !from.endsWith('/testing'));
  return Promise.all(
    shipped.map(async (budget) => {
      const { from, names = [], without = [], worker, limit, target = limit } = budget;
      const { gzip, minified } = await measure([budget]);
      const hasWorker = worker !== undefined;
      return {
        ...{ from, names, without, hasWorker, gzip, minified },
        limit: limit * 1000,
        target: target * 1000,
      };
    }),
  );
}

/** What the components weigh, and what they share. */
export async function sharedSizes(): Promise<SharedComponents> {
  const measured = measuredComponents(await readReference());
  const components = measured.map(({ from, names: [name] }) => ({ from, name }));
  return { components, ...(await measureShared(measured)) };
}

/** What was found when the pages were last measured, by path. */
function measuredPages(repository: string): Map<string, MeasuredPage> {
  const file = join(repository, 'tooling/site-budgets/results/site.json');
  if (!existsSync(file)) return new Map();
  const { date, pages }: SiteResults = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    pages.map(({ path, figures: { firstPaint, interaction }, violations }) => [
      path,
      { date, firstPaint, interaction, violations },
    ]),
  );
}

/** As `tooling/bench/site/report.ts` writes it. */
interface SiteResults {
  date: string;
  pages: {
    path: string;
    figures: { firstPaint: number; interaction: number };
    violations: number;
  }[];
}

/** The benchmarks beside other libraries that were kept; none where they were never run. */
export function benchmarks(repository: string): Benchmark[] {
  const folder = join(repository, 'tooling/bench/results');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): Benchmark => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ rows }) => rows.some(({ figures }) => hasPeer(Object.keys(figures))));
}

function hasPeer(labels: readonly string[]): boolean {
  return labels.some((label) => contestantKind(label) === 'peer');
}
