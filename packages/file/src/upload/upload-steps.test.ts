import { expect, it } from 'vitest';
import { nextStep, type UploadSteps } from './upload-steps';

/** What is said of uploads that are so far (0 to 1) at these seconds. */
function said(...looks: readonly (readonly [seconds: number, fraction: number])[]) {
  const percents: number[] = [];
  let steps: UploadSteps = { at: 0, percent: 0 };
  for (const [seconds, fraction] of looks) {
    const next = nextStep(steps, fraction, seconds * 1000);
    if (next !== steps) percents.push(next.percent);
    steps = next;
  }
  return percents;
}

it('says 25, 50 and 75 percent of a long upload, each once (FIL-10)', () => {
  const looks = Array.from({ length: 101 }, (_, percent) => [percent, percent / 100] as const);
  expect(said(...looks)).toEqual([25, 50, 75]);
});

it('says nothing within five seconds, and skips what was passed meanwhile (FIL-10)', () => {
  expect(said([1, 0.3], [2, 0.6], [4.9, 0.9])).toEqual([]);
  expect(said([1, 0.3], [5, 0.6], [9.9, 0.8], [10, 0.8])).toEqual([50, 75]);
});

it('says no end, which each file says itself, and nothing where there is nothing to send (FIL-10)', () => {
  expect(said([10, 1], [20, Number.NaN])).toEqual([]);
});

it('is not said again when a file is sent from its start (FIL-10)', () => {
  expect(said([10, 0.5], [20, 0], [30, 0.5], [40, 0.75])).toEqual([50, 75]);
});
