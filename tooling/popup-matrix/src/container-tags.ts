import type { Container } from './containers';

/** The containers that differ most: `test` tries these, and `test:long` the others. */
const HARDEST = new Set([
  'a box that cuts, under a higher layer',
  'a native modal dialog',
  'a dialog of MUI',
  'a frame',
  'a shadow root',
  'a phone',
]);

/** The tags of the tests in a container. */
export function containerTags({ name }: Container): string[] {
  return HARDEST.has(name) ? [] : ['long'];
}
