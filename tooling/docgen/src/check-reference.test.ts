import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocsSection } from '@guadua/catalog';
import type { LocatedSection } from '@guadua/catalog/docs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkKeys } from './check-reference.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(folder, 'pin.browser.test.tsx'), `it('ArrowLeft moves', () => {});`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const section = (source: string, docs: Partial<DocsSection>): LocatedSection => ({
  page: '/forms/pin',
  source,
  folder,
  package: 'forms',
  ...docs,
});

const row = { keys: ['←'], action: 'Casilla anterior.', test: 'ArrowLeft moves' };

describe('checkKeys', () => {
  it('says nothing of what is right', () => {
    const keys = [{ file: 'pin.browser.test.tsx', rows: [row] }];
    expect(checkKeys([section('pin.docs.ts', { components: ['Pin'], keys })])).toEqual([]);
  });

  it('refuses a row of a key table without its test, and says how to mend it', () => {
    const keys = [
      { file: 'pin.browser.test.tsx', rows: [{ ...row, test: 'ArrowLeft goes back' }] },
    ];
    const [problem] = checkKeys([section('pin.docs.ts', { keys })]);
    expect(problem?.at).toBe('pin.docs.ts');
    expect(problem?.message).toMatch(
      /the row ← \(“Casilla anterior\.”\) has no test: .*pin\.browser\.test\.tsx has none with the title “ArrowLeft goes back”\. Write it, or correct the row\./,
    );
  });

  it('refuses a row that is proved without a browser', () => {
    const keys = [{ file: 'pin.test.tsx', rows: [row] }];
    const [problem] = checkKeys([section('pin.docs.ts', { keys })]);
    expect(problem?.message).toMatch(/proved without a browser, in .*pin\.test\.tsx\. Move/);
  });

  it('refuses a row whose test file is not there', () => {
    const keys = [{ file: 'other.browser.test.tsx', rows: [row] }];
    expect(checkKeys([section('pin.docs.ts', { keys })])).toEqual([
      {
        at: 'pin.docs.ts',
        message: expect.stringMatching(
          /other\.browser\.test\.tsx, which is not there\. Correct "file"\./,
        ),
      },
    ]);
  });
});
