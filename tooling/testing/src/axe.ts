import { expect } from 'vitest';
import { IN_BROWSER } from './widget/person';

/** Rules about whole pages, which a component under test is not. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'document-title',
  'html-has-lang',
];

/** Rules about colours: all that another colour scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Lets axe look at the page or at one element (CMP-6). Contrast is measured in a real browser only.
 *
 * @param element What to look at.
 * @param rules All of them, or those about colours: enough for the second colour scheme of a page.
 * @throws AssertionError that names each rule that is broken, and where.
 */
export async function expectNoAxeViolations(
  element: Element = document.body,
  rules: 'all' | 'colours' = 'all',
): Promise<void> {
  const { default: axe } = await import('axe-core');
  if (IN_BROWSER) await animationsEnd();
  const off = IN_BROWSER ? PAGE_RULES : [...PAGE_RULES, 'color-contrast', 'target-size'];
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // Without all style sheets once more, which no rule in use reads.
    preload: { assets: ['media'] },
    ...(rules === 'colours' && { runOnly: { type: 'rule', values: COLOUR_RULES } }),
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.failureSummary ?? ''}`),
  );
  expect(found, 'axe violations').toEqual([]);
}

/** Waits for what comes or goes: half faded in, every text has too little contrast. */
async function animationsEnd(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
