import { expect, it } from 'vitest';
import { misnamedTests } from './test-names.ts';

const FILES = [
  'packages/forms/src/index.ts',
  'packages/forms/src/pin-input/pin-input.tsx',
  'packages/forms/src/pin-input/pin-state.ts',
  'packages/forms/src/styles/tokens.css',
];

it.each([
  ['of a file', 'packages/forms/src/pin-input/pin-state.test.ts'],
  ['of a component, in a browser', 'packages/forms/src/pin-input/pin-input.browser.test.tsx'],
  ['of a part of it', 'packages/forms/src/pin-input/pin-input.paste.long.browser.test.tsx'],
  ['of a style sheet', 'packages/forms/src/styles/tokens.contrast.browser.test.tsx'],
  ['of a folder', 'packages/forms/src/styles/styles.test.tsx'],
  ['of a package', 'packages/forms/src/forms.hydration.browser.test.tsx'],
])('a test %s carries its name', (_, test) => {
  expect(misnamedTests([...FILES, test])).toEqual([]);
});

it.each([
  ['has a name of its own', 'packages/forms/src/pin-input/paste.browser.test.tsx'],
  ['only begins with the name', 'packages/forms/src/pin-input/pin-input-paste.test.tsx'],
  ['stands elsewhere', 'packages/forms/test/pin-state.test.ts'],
  ['is named after the folder of sources', 'packages/forms/src/src.test.ts'],
  ['is named after its package below it', 'packages/forms/src/pin-input/forms.test.tsx'],
])('one that %s does not', (_, test) => {
  expect(misnamedTests([...FILES, test])).toEqual([test]);
});

it('one that has only another test beside it does not', () => {
  const tests = ['tooling/a/lost.test.ts', 'tooling/a/lost.browser.test.ts'];
  expect(misnamedTests([...FILES, ...tests])).toEqual(tests);
});
