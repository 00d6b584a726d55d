import { expect, it } from 'vitest';
import { findBrokenSpecimens } from './broken-specimens.ts';

const SPECIMENS = [{ name: 'pin', file: 'packages/forms/src/pin/pin.specimen.tsx' }];

it('names the file of a specimen that throws, and what it throws', () => {
  const problems = findBrokenSpecimens(SPECIMENS, () => {
    throw new Error('t is not a function');
  });
  expect(problems).toEqual([
    'packages/forms/src/pin/pin.specimen.tsx: the specimen "pin" does not render on a server: ' +
      'Error: t is not a function. Mend its View.',
  ]);
});

it('names the file of a specimen that renders nothing', () => {
  const problems = findBrokenSpecimens(
    SPECIMENS,
    () => '<div id="specimen" class="specimen"></div>',
  );
  expect(problems).toEqual([expect.stringContaining('"pin" renders nothing')]);
});

it('says nothing of a specimen that renders', () => {
  expect(
    findBrokenSpecimens(SPECIMENS, () => '<div id="specimen" class="specimen"><b>1</b></div>'),
  ).toEqual([]);
});
