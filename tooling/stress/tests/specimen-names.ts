import { SPECIMENS } from '../server-build.ts';

/** Every specimen, as the build found it; the tests make one test of each. */
export const SPECIMEN_NAMES: readonly string[] = SPECIMENS.map(({ name }) => name);
