import { SPECIMENS } from '../server-build.ts';

const ALL = SPECIMENS.map(({ name }) => name);
/** STRESS_SPECIMENS names those that are meant, with commas between them. */
const MEANT = process.env.STRESS_SPECIMENS?.split(',') ?? ALL;

/** Every specimen, as the build found it; the tests make one test of each. */
export const SPECIMEN_NAMES: readonly string[] = ALL.filter((name) => MEANT.includes(name));

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

/** A field, boxes, a choice, a list, a calendar, files, buttons. */
const ONE_OF_EACH_KIND: ReadonlySet<string> = new Set([
  'text-input',
  'pin-input',
  'radio-group',
  'select',
  'select-multiple',
  'select-whole-groups',
  'date-range-picker',
  'time-input',
  'file-input',
  'button-group',
]);

const missing = [...SAMPLE, ...ONE_OF_EACH_KIND, ...MEANT].filter((name) => !ALL.includes(name));
if (missing.length > 0) throw new Error(`There is no specimen ${missing.join(', ')}.`);

/**
 * All specimens in two parts, for suites that go through them on one page: what `test` runs, and what
 * `test:long` adds.
 */
export const PARTS = [true, false].map((isSample) => ({
  title: isSample ? 'a widget of each kind' : 'every other widget',
  tag: isSample ? [] : ['@long'],
  names: SPECIMEN_NAMES.filter((name) => ONE_OF_EACH_KIND.has(name) === isSample),
}));

/** The tag of a suite that `test` runs for a sample, and `test:long` with more rounds for all. */
export function sampleTag(name: string): string[] {
  return SAMPLE.has(name) ? [] : ['@long'];
}
