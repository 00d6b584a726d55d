import { describe, it } from 'vitest';
import { inShare, type Share } from './turns';
import { accessCases } from './widget/access-cases';
import { answerCases } from './widget/answer-cases';
import { focusCases } from './widget/focus-cases';
import { formCases, hiddenCases, resetCases } from './widget/form-cases';
import { hydrationCases } from './widget/hydration-cases';
import { lifecycleCases } from './widget/lifecycle-cases';
import { propsCases } from './widget/props-cases';
import { surroundingsCases } from './widget/surroundings-cases';
import { valueCases } from './widget/value-cases';
import type { Prove, WidgetOptions } from './widget/widget.types';

/** All that is proved of a widget, case by case. */
export function proveWidget<Value>(options: WidgetOptions<Value>, prove: Prove): void {
  valueCases(options, prove);
  answerCases(options, prove);
  propsCases(options, prove);
  focusCases(options, prove);
  formCases(options, prove);
  resetCases(options, prove);
  hiddenCases(options, prove);
  lifecycleCases(options, prove);
  hydrationCases(options, prove);
  accessCases(options, prove);
  surroundingsCases(options, prove);
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
    proveWidget(options, (title, run) => it(title, inShare(title, share), run));
  });
}
