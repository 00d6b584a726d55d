import { describe, it } from 'vitest';
import { inShare, type Share } from './share';
import { accessCases } from './widget/access-cases';
import { answerCases } from './widget/answer-cases';
import { focusCases } from './widget/focus-cases';
import { formCases } from './widget/form-cases';
import { hiddenCases } from './widget/hidden-cases';
import { earlyCases, hydrationCases } from './widget/hydration-cases';
import { lifecycleCases } from './widget/lifecycle-cases';
import { propsCases } from './widget/props-cases';
import { surroundingsCases } from './widget/surroundings-cases';
import { valueCases } from './widget/value-cases';
import type { WidgetCase, WidgetOptions } from './widget/widget.types';

/** All that is proved of a widget. */
export function widgetCases<Value>(options: WidgetOptions<Value>): WidgetCase[] {
  return [
    ...valueCases(options),
    ...answerCases(options),
    ...propsCases(options),
    ...focusCases(options),
    ...formCases(options),
    ...hiddenCases(options),
    ...earlyCases(options),
    ...lifecycleCases(options),
    ...hydrationCases(options),
    ...accessCases(options),
    ...surroundingsCases(options),
  ];
}

/**
 * Proves what section 1 of the specification promises of every widget (CMP-1 to CMP-7). Runs in
 * jsdom (`.test.tsx`) and in Chromium (`.browser.test.tsx`) alike.
 *
 * @param name The component as a reader writes it: `<PinInput>`.
 * @param options How to render it, change it and read it.
 * @param share The cases that `test` runs, where other widgets of the package prove the others there; all
 * without it.
 */
export function describeWidget<Value>(
  name: string,
  options: WidgetOptions<Value>,
  share?: Share,
): void {
  describe(`${name} keeps the promises of every widget`, () => {
    for (const { title, run } of widgetCases(options)) it(title, inShare(title, share), run);
  });
}
