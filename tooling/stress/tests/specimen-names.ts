import { SPECIMENS } from '../server-build.ts';

/** Every specimen, as the build found it; the tests make one test of each. */
export const SPECIMEN_NAMES: readonly string[] = SPECIMENS.map(({ name }) => name);

/** What holds most: of each package the widgets with a popup, a worker, timers or parts of their own. */
const SAMPLE: ReadonlySet<string> = new Set([
  'date-range-picker',
  'image-input',
  'address-input',
  'select-multiple',
  'autocomplete',
  'popover',
  'snackbars',
]);

const missing = [...SAMPLE].filter((name) => !SPECIMEN_NAMES.includes(name));
if (missing.length > 0) throw new Error(`There is no specimen ${missing.join(', ')}.`);

/** The tag of a suite that `test` runs for a sample, and `test:long` with more rounds for all. */
export function sampleTag(name: string): string[] {
  return SAMPLE.has(name) ? [] : ['@long'];
}
