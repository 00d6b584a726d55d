// `pnpm bench site`: measures every page of the built site against its budgets, and fails above them. By itself it
// takes `--only=/ui/buttons`, `--runs=3` and `--lighthouse=1` (scores; 0 leaves them out).

import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { freePort } from '@guadua/browser/free-port';
import { pageKind } from '@guadua/site-budgets/budgets';
import { weigh } from '@guadua/site-budgets/weigh';
import { type Browser, chromium } from 'playwright';
import { median } from '../run/statistics.ts';
import { isStress } from './actions.ts';
import { violations } from './axe.ts';
import { worstScores } from './lighthouse.ts';
import { type Visit, visit } from './page-load.ts';
import { missed, type PageFigures, save } from './report.ts';
import { DIST, type Route, routes, serveSite } from './site.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    lighthouse: { type: 'string', default: '3' },
  },
});
const visitCount = Number(values.runs);
const scoreCount = Number(values.lighthouse);

const wanted = values.only?.split(',');
const port = await freePort();
const site = await serveSite();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
const pages: PageFigures[] = [];
try {
  for (const route of await routes()) {
    if (wanted && !wanted.includes(route.path)) continue;
    const figures = await measure(browser, route);
    if (scoreCount > 0) {
      figures.scores = await worstScores(site.origin, route, port, scoreCount);
    }
    pages.push(figures);
    console.log(`${route.path} ${JSON.stringify({ ...figures.figures, ...figures.scores })}`);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (!wanted && visitCount > 0) save(pages);
const failures = missed(pages);
if (failures.length > 0) {
  console.error(`Budgets missed:\n  ${failures.join('\n  ')}`);
  process.exitCode = 1;
}

async function measure(browser: Browser, route: Route): Promise<PageFigures> {
  const visits: Visit[] = [];
  for (let run = 0; run < visitCount; run++) {
    visits.push(await visit(browser, site.origin, route.path));
  }
  const page = {
    ...route,
    kind: pageKind(route.section),
    violations: await violations(browser, site.origin, route.path),
  };
  const [first] = visits;
  if (!first) return { ...page, figures: {}, interactions: {} };
  const of = (figure: (each: Visit) => number) =>
    median(visits.map(figure).filter(Number.isFinite));
  const interactions = Object.fromEntries(
    Object.keys(first.interactions).map((name) => [
      name,
      of((each) => each.interactions[name] ?? Number.NaN),
    ]),
  );
  return {
    ...page,
    figures: {
      ...(await weigh(first.paths, DIST)),
      transfer: of(({ transfer }) => transfer),
      firstPaint: of(({ firstPaint }) => firstPaint),
      largestPaint: of(({ largestPaint }) => largestPaint),
      shift: of(({ shift }) => shift),
      blocking: of(({ blocking }) => blocking),
      interaction: Math.max(
        ...Object.entries(interactions)
          .filter(([name]) => !isStress(name))
          .map(([, took]) => took),
      ),
      ...(first.navigation !== undefined && {
        navigation: of(({ navigation }) => navigation ?? Number.NaN),
      }),
    },
    interactions,
  };
}
