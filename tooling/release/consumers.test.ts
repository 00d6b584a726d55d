import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from '@guadua/workspace';
import { expect, it } from 'vitest';
import { FLOOR, OLDEST_NODE } from './consumers.ts';

it.each(PACKAGES)('$name promises the oldest that it is tried with', ({ path }) => {
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  expect(manifest.engines.node).toBe(`>=${OLDEST_NODE.split('.')[0]}`);
  expect(manifest.peerDependencies).toMatchObject({
    react: `^${FLOOR.react}`,
    'react-dom': `^${FLOOR['react-dom']}`,
  });
});
