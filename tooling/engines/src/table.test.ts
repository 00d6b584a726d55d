import { expect, it } from 'vitest';
import { type Lane, reasons, table } from './table.ts';

const lane = (passed: number, failures: string[], reasons: string[] = []): Lane => ({
  engine: 'Firefox 153.7',
  suite: 'forms',
  result: { passed, failures, notPossible: reasons.map((reason) => ({ title: 'x', reason })) },
  duration: 61_400,
});

it('counts as run what passed or failed, and not what was not possible', () => {
  const row = table([lane(97, ['a'], ['touch', 'touch'])]).split('\n')[2];
  expect(row).toBe('| forms | Firefox 153.7 | 98 (98.0 %) | 97 | 1 | 2 | 61 s |');
});

it('shows a suite of which nothing ran as such', () => {
  expect(table([lane(0, [])])).toContain('| 0 (0.0 %) | 0 | 0 | 0 |');
});

it('gathers the reasons, the most frequent first', () => {
  expect(reasons([lane(1, [], ['pen', 'touch', 'touch'])])).toBe(
    '  2 × Firefox 153.7: touch\n  1 × Firefox 153.7: pen',
  );
});
