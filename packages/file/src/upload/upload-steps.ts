/** How far the uploads of a field were when it was last said. */
export interface UploadSteps {
  /** When the first began, or when it was last said, in milliseconds. */
  readonly at: number;
  /** Percent that need not be said again. */
  readonly percent: number;
}

/** Percent between two announcements. */
const STEP = 25;
/** Milliseconds between two announcements: a short upload only says its end. */
const SHORTEST_PAUSE = 5000;

/**
 * What is announced while files are sent: 25, 50 and 75 percent, and never one right after another.
 *
 * @param fraction How far all of them are together, 0 to 1.
 * @returns What was said by now: the same object where there is nothing to say.
 */
export function nextStep(steps: UploadSteps, fraction: number, now: number): UploadSteps {
  const percent = Math.floor((fraction * 100) / STEP) * STEP;
  // Empty files have no fraction.
  const isNew = percent > steps.percent && percent < 100;
  return isNew && now - steps.at >= SHORTEST_PAUSE ? { at: now, percent } : steps;
}
