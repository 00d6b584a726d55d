import type { Container } from './containers';

/** The containers that differ most: `test` tries these with a third of the widgets, and `test:long` all else. */
const HARDEST = new Set([
  'a box that cuts, under a higher layer',
  'a native modal dialog',
  'a dialog of MUI',
  'a frame',
  'a shadow root',
  'a phone',
]);

export function containerTags({ name }: Container): string[] {
  return HARDEST.has(name) ? [] : ['long'];
}

/**
 * The tags of one of several tests in one of several places: one of so many runs in `test`, so that each place
 * and each test has its turn, and the others in `test:long`.
 */
export function turnTags(place: number, test: number, of: number): string[] {
  return (place + test) % of === 0 ? [] : ['long'];
}
