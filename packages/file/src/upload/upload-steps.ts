export interface UploadSteps {
  readonly at: number;
  readonly percent: number;
}

const STEP = 25;
/** Milliseconds between two announcements: a short upload only says its end. */
const SHORTEST_PAUSE = 5000;

/** What is announced while files are sent: 25, 50 and 75 percent, and never one right after another. */
export function nextStep(steps: UploadSteps, fraction: number, now: number): UploadSteps {
  const percent = Math.floor((fraction * 100) / STEP) * STEP;
  // Empty files have no fraction.
  const isNew = percent > steps.percent && percent < 100;
  return isNew && now - steps.at >= SHORTEST_PAUSE ? { at: now, percent } : steps;
}
