import { SPECIMENS } from '../server-build.ts';

const ALL = SPECIMENS.map(({ name }) => name);
/** STRESS_SPECIMENS names those that are meant, with commas between them. */
const MEANT = process.env.STRESS_SPECIMENS?.split(',') ?? ALL;

/** Every specimen, as the build found it; the tests make one test of each. */
export const SPECIMEN_NAMES: readonly string[] = ALL.filter((name) => MEANT.includes(name));

/** What has most parts: a popup with a grid, and one with tokens and a search. */
const MANY_PARTS: ReadonlySet<string> = new Set(['date-range-picker', 'select-multiple']);

/** A field, a list, a calendar, files, buttons; `test:long` adds what is like one of them. */
const ONE_OF_EACH_KIND: ReadonlySet<string> = new Set([
  'text-input',
  'select-multiple',
  'date-range-picker',
  'file-input',
  'button-group',
]);

const missing = [...MANY_PARTS, ...ONE_OF_EACH_KIND, ...MEANT].filter(
  (name) => !ALL.includes(name),
);
if (missing.length > 0) throw new Error(`There is no specimen ${missing.join(', ')}.`);

/** How many specimens one test goes through: few, so that none runs out of time on a slow machine. */
const PART_SIZE = 12;

/** Specimens that one test goes through. */
interface Part {
  readonly title: string;
  /** `@long` for what `test:long` adds to `test`. */
  readonly tag: string[];
  readonly names: readonly string[];
}

/** All specimens: one part for `test`, with a widget of each kind, and what `test:long` adds. */
export const PARTS: readonly Part[] = partsOf('a widget of each kind', ONE_OF_EACH_KIND);

/** The same, with those in `test` that hold most. */
export const PARTS_BY_CONTENT: readonly Part[] = partsOf('a widget with many parts', MANY_PARTS);

function partsOf(title: string, sample: ReadonlySet<string>): Part[] {
  const others = SPECIMEN_NAMES.filter((name) => !sample.has(name));
  return [
    { title, tag: [], names: SPECIMEN_NAMES.filter((name) => sample.has(name)) },
    ...inParts(others).map((names) => ({
      title: `each of ${names[0]} to ${names.at(-1)}`,
      tag: ['@long'],
      names,
    })),
  ];
}

/** Names in lists that one test can go through. */
export function inParts(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / PART_SIZE);
  return Array.from({ length: count }, (_, part) =>
    names.slice(part * PART_SIZE, (part + 1) * PART_SIZE),
  );
}

/** The tag of a suite that `test` runs for a sample, and `test:long` with more rounds for all. */
export function sampleTag(name: string, sample: readonly string[]): string[] {
  return sample.includes(name) ? [] : ['@long'];
}

/** They are searched as soon as they open, which a touch screen leaves to a tap: its keyboard covers half the page. */
export const SEARCHED_AT_ONCE = [
  'select',
  'select-multiple',
  'select-groups',
  'select-making',
  'select-remote',
];
