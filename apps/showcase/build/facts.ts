import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, measure } from '@guadua/size';
import { BUDGETS } from '@guadua/size/budgets';
import { COMPONENTS } from '@guadua/size/components';
import { measureShared } from '@guadua/size/shared';
import type {
  Benchmark,
  MeasuredPage,
  MeasuredSize,
  PageFacts,
  SharedComponents,
} from '../src/facts.types.ts';

/** What is known of the pages, by the folder that each lives in. */
export async function pageFacts(
  root: string,
  folders: readonly string[],
  version: string,
): Promise<Map<string, PageFacts>> {
  const imports = folders.map((folder) => importsOf(join(root, folder, 'page.tsx')));
  const pages = measuredPages(join(root, '../..'));
  const facts = await Promise.all(
    folders.map(async (folder, index): Promise<[string, PageFacts]> => {
      const own = imports[index] ?? [];
      const updated = lastChange(root, folder);
      const measured = pages.get(folder.replace('src/pages', ''));
      return [
        folder,
        {
          version,
          ...(own.length > 0 && { size: (await measure(own)).gzip }),
          ...(await besides(own, imports.flat())),
          ...(updated && { updated }),
          ...(measured && { measured }),
        },
      ];
    }),
  );
  return new Map(facts);
}

/** What the import line of a page brings in: `imports="import { Select } from '@guadua/select'"`. */
function importsOf(file: string): Import[] {
  const [, line = ''] = /imports="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...line.matchAll(/import \{([^}]+)\} from '([^']+)'/g)].map(
    ([, names = '', from = '']) => ({
      from,
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
    }),
  );
}

/** What a page adds to the rest of its package, where the site shows a rest. */
async function besides(own: readonly Import[], all: readonly Import[]) {
  const mine = new Set(
    own.flatMap(({ from, names = [] }) => names.map((name) => `${from} ${name}`)),
  );
  const packages = new Set(own.map(({ from }) => packageOf(from)));
  const rest = new Map<string, Set<string>>();
  for (const { from, names = [] } of all) {
    if (!packages.has(packageOf(from))) continue;
    for (const name of names) {
      if (!mine.has(`${from} ${name}`)) rest.set(from, (rest.get(from) ?? new Set()).add(name));
    }
  }
  if (own.length === 0 || rest.size === 0) return {};
  const others = [...rest].map(([from, names]) => ({ from, names: [...names] }));
  const [without, both] = await Promise.all([measure(others), measure([...others, ...own])]);
  return { beside: Math.max(0, both.gzip - without.gzip) };
}

function packageOf(entry: string): string {
  return entry.split('/').slice(0, 2).join('/');
}

/** The day of a folder's last commit; a copy without its history has none. */
export function lastChange(root: string, folder: string): string | undefined {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return day.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The budgets of the packages with what they measure now. */
export function measuredSizes(): Promise<MeasuredSize[]> {
  return Promise.all(
    BUDGETS.map(async ({ imports, limit, target = limit }) => {
      const [first] = imports;
      return {
        from: first?.from ?? '',
        names: imports.flatMap(({ names = [] }) => names),
        without: imports.flatMap(({ without = [] }) => without),
        limit,
        target,
        ...(await measure(imports)),
      };
    }),
  );
}

/** What the components weigh, and what they share. */
export async function sharedSizes(): Promise<SharedComponents> {
  const components = COMPONENTS.map(({ from, names: [name = ''] }) => ({ from, name }));
  return { components, ...(await measureShared(COMPONENTS)) };
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

/** The benchmarks that were kept; none where nobody ran them. */
export function benchmarks(repository: string): Benchmark[] {
  const folder = join(repository, 'tooling/bench/results');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): Benchmark => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
