import { expect, it } from 'vitest';
import { checksTable } from './table.ts';

it('has a row for each check', () => {
  const check = { manager: 'npm', project: 'next', shows: 'types, build', seconds: 12.34 } as const;
  expect(checksTable([check, { ...check, manager: 'bun' }]).split('\n')).toEqual([
    '| manager | project | check | time |',
    '|---|---|---|---|',
    '| npm | next | types, build | 12.3 s |',
    '| bun | next | types, build | 12.3 s |',
  ]);
});
