import { describe, expect, it } from 'vitest';
import { hasPointerMoved } from './pointer-motion';

describe('a pointer over a list (SEL-15)', () => {
  it.each([
    ['rests when its place is the same', { clientX: 5, clientY: 9, movementY: 3 }, false],
    ['moved when it is further right', { clientX: 6, clientY: 9, movementX: 0 }, true],
    ['moved when it is further down', { clientX: 5, clientY: 10 }, true],
  ])('%s', (_, now, moved) => {
    expect(hasPointerMoved({ clientX: 5, clientY: 9 }, now)).toBe(moved);
  });

  it.each([
    ['rests when the browser reports no movement', { movementX: 0, movementY: 0 }, false],
    ['moved when the browser reports some', { movementX: 0, movementY: -2 }, true],
    ['moved when nothing is known about the movement', {}, true],
  ])('that was not seen before %s', (_, movement, moved) => {
    expect(hasPointerMoved(null, { clientX: 5, clientY: 9, ...movement })).toBe(moved);
  });
});
