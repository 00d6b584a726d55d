import { SPECIMENS } from '../server-build.ts';

const ALL = SPECIMENS.map(({ name }) => name);
/** STRESS_SPECIMENS names those that are meant, with commas between them. */
const MEANT = process.env.STRESS_SPECIMENS?.split(',') ?? ALL;

/** Every specimen, as the build found it; the tests make one test of each. */
export const SPECIMEN_NAMES: readonly string[] = ALL.filter((name) => MEANT.includes(name));

const missing = MEANT.filter((name) => !ALL.includes(name));
if (missing.length > 0) throw new Error(`There is no specimen ${missing.join(', ')}.`);

/** How many specimens one test goes through: few, so that none runs out of time on a slow machine. */
const PART_SIZE = 12;

/** Specimens that one test goes through. */
interface Part {
  readonly title: string;
  readonly names: readonly string[];
}

/** All specimens, in parts. */
export const PARTS: readonly Part[] = Array.from(
  { length: Math.ceil(SPECIMEN_NAMES.length / PART_SIZE) },
  (_, part) => {
    const names = SPECIMEN_NAMES.slice(part * PART_SIZE, (part + 1) * PART_SIZE);
    return { title: `each of ${names[0]} to ${names.at(-1)}`, names };
  },
);

/** They are searched as soon as they open, which a touch screen leaves to a tap: its keyboard covers half the page. */
export const SEARCHED_AT_ONCE = [
  'select',
  'select-multiple',
  'select-groups',
  'select-making',
  'select-remote',
];
