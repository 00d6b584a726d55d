import { existsSync } from 'node:fs';
import { PACKAGES } from '@guadua/workspace';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './sources-plugin.ts';

describe.each(PACKAGES)('the sources of $name', (one) => {
  const found = new Map(sourcesOf(one));

  it('stand for every entry and every style sheet', () => {
    const names = [...one.entries.map(({ name }) => name), ...one.styleSheets];
    expect([...found.keys()].sort()).toEqual(names.sort());
  });

  it('are there', () => {
    expect([...found.values()].filter((file) => !existsSync(file))).toEqual([]);
  });
});
