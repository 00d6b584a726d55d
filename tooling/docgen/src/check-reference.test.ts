import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkKeys } from './check-reference.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  const tests = `
    it('opens', () => {});
    it.each([['Enter', 1], ['Esc', 2]])('%s closes', () => {});
    it.each(['{Enter}'])('%j picks', () => {});`;
  for (const name of ['pin.browser.test.tsx', 'pin.test.tsx']) {
    writeFileSync(join(folder, name), tests);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['opens', 'pin.browser.test.tsx', true],
  ['Enter closes', 'pin.browser.test.tsx', true],
  ['"{Enter}" picks', 'pin.browser.test.tsx', true],
  ['Tab closes', 'pin.browser.test.tsx', false],
  ['opens again', 'pin.browser.test.tsx', false],
  ['opens', 'pin.test.tsx', false],
  ['opens', 'other.browser.test.tsx', false],
])('of a row with the test “%s” in %s it says whether it is proved', (test, file, isProved) => {
  const keys = [{ file, rows: [{ keys: ['←'], action: 'Casilla anterior.', test }] }];
  const section = { page: '/forms/pin', source: 'pin.docs.ts', folder, package: 'forms', keys };
  const problems = checkKeys([section]);
  expect(problems.length).toBe(isProved ? 0 : 1);
});
