import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core';
import { expect } from './site.ts';

const SOURCE = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks at. */
export interface AxeScope {
  /** Only what this selector finds, such as a popup; the whole page without it. */
  within?: string;
  /** Only these rules, where the others can't have changed since the last look. */
  rules?: readonly string[];
  /**
   * Whether the colours are looked at too, or only those of what this selector finds: more than half of the work.
   * @default true
   */
  contrast?: boolean | string;
}

/** What a page keeps of the looks that axe took at it. */
interface AxeWindow extends Window {
  axe?: {
    run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
    configure: (spec: Spec) => void;
  };
  isSpacingKnown?: boolean;
}

/**
 * Wants no violation of any rule of axe, best practices and target sizes included, in the page as it
 * stands. Without `@axe-core/playwright`: that sends the half a megabyte of rules again for each look
 * at a page.
 *
 * @param state What the page shows, for the message of a failure.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  scope: AxeScope = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await SOURCE);
  expect.soft(await page.evaluate(violations, scope), `axe, ${state}`).toEqual([]);
}

async function violations({ within, rules, contrast = true }: AxeScope) {
  const page: AxeWindow = window;
  const { axe } = page;
  if (!axe) throw new Error('axe is not on the page.');
  const colours = { 'color-contrast': { enabled: contrast !== false } };
  const look = async (context: ElementContext, options: RunOptions) => {
    const { violations } = await axe.run(context, {
      ...options,
      resultTypes: ['violations'],
      // Without all style sheets once more, which no rule in use reads.
      preload: { assets: ['media'] },
    });
    return violations;
  };
  narrow();
  const found = await lookAtAll();
  return found.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }));

  async function lookAtAll() {
    if (rules) return look(within ?? document, { runOnly: [...rules] });
    // A part stands where the page puts it: landmarks are a matter of the whole.
    if (within) return look(within, { rules: { ...colours, region: { enabled: false } } });
    const all = await look(document, {
      rules: {
        ...colours,
        // Reads every text of the page, for what neither a width nor a popup changes.
        'avoid-inline-spacing': { enabled: !page.isSpacingKnown },
        'target-size': { enabled: true },
      },
    });
    page.isSpacingKnown = true;
    return all;
  }

  /**
   * What each of these rules looks at. While a popup is open, what it half covers is no target, and those in it
   * are; a list that hangs at the body's end, where nothing cuts it off, stands in no landmark. Said by rule, it
   * is all in one look: each begins with the whole tree of the page, and with where everything stands.
   */
  function narrow(): void {
    const parts = (selector: string) => `${selector}, :is(${selector}) *`;
    const isAround = !rules && !within && document.querySelector('.gd-popup') !== null;
    axe?.configure({
      rules: [
        { id: 'color-contrast', selector: typeof contrast === 'string' ? parts(contrast) : '*' },
        { id: 'target-size', selector: isAround ? parts('.gd-popup') : '*' },
        {
          id: 'region',
          selector: isAround ? `body *:not(${parts('.gd-popup-frame, .gd-popup')})` : 'body *',
        },
      ],
    });
  }
}
