import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSentFiles } from './sent-files';

const file = (name: string) => new File([name], name);

it('tells two files with one id apart, also when one goes and when they change places (FIL-10)', () => {
  const sent = createSentFiles();
  const [a, b, c] = [file('a'), file('b'), file('c')];
  sent.arrange(['x', 'x', 'y'], [a, b, c]);
  expect(sent.shown(['x', 'x', 'y'])).toEqual([a, b, c]);
  sent.arrange(['x', 'y', 'x'], [b, c, a]);
  expect(sent.shown(['x', 'y', 'x'])).toEqual([b, c, a]);
  sent.arrange(['x', 'y'], [a, c]);
  expect(sent.shown(['y', 'x'])).toEqual([c, a]);
});

it('leaves files and unknown ids as they are, and keeps what left the list for an undo (FIL-10)', () => {
  const sent = createSentFiles();
  const [a, b] = [file('a'), file('b')];
  expect(sent.shown([a, '/saved'])).toEqual([a, '/saved']);
  // The first was there before, under the id that the second got.
  sent.arrange(['x', 'x'], ['x', b]);
  expect(sent.shown(['x', 'x'])).toEqual(['x', b]);
  sent.arrange([], []);
  expect(sent.shown(['x', 'x'])).toEqual(['x', b]);
});

it('shows any list as it was arranged (FIL-10)', () => {
  const items = fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 8 });
  fc.assert(
    fc.property(items, (ids) => {
      const sent = createSentFiles();
      const shown = ids.map((id, index) => file(`${id}${index}`));
      sent.arrange(ids, shown);
      return sent.shown(ids).every((one, index) => one === shown[index]);
    }),
  );
});
