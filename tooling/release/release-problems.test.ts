import { describe, expect, it } from 'vitest';
import { type PackageState, type ReleaseState, releaseProblems } from './release-problems.ts';

const utils: PackageState = {
  name: '@guadua/utils',
  version: '0.1.0',
  released: false,
  inChangelog: true,
};
const READY: ReleaseState = {
  dirty: [],
  branch: 'main',
  unpushed: 0,
  waiting: [],
  packages: [utils, { ...utils, name: '@guadua/forms' }],
};

describe('a release', () => {
  it('goes out when nothing stands in its way', () => {
    expect(releaseProblems(READY)).toEqual([]);
    expect(releaseProblems({ ...READY, unpushed: null })).toEqual([]);
  });

  it.each<[string, Partial<ReleaseState>, RegExp]>([
    ['a dirty tree', { dirty: ['a', 'b', 'c', 'd'] }, /dirty \(a, b, c, …\)/],
    ['another branch', { branch: 'prueba' }, /"prueba"/],
    ['commits that are not pushed', { unpushed: 2 }, /not pushed: 2/],
    [
      'different versions',
      { packages: [utils, { ...utils, version: '0.2.0' }] },
      /0\.1\.0, 0\.2\.0/,
    ],
    ['changesets that wait', { waiting: ['blue-frogs'] }, /Changesets wait: blue-frogs/],
    [
      'no changeset since the last one',
      { packages: [{ ...utils, released: true }] },
      /No changeset: nothing/,
    ],
    ['no changeset at all', { packages: [{ ...utils, version: '0.0.0' }] }, /no version yet/],
    [
      'a silent changelog',
      { packages: [{ ...utils, inChangelog: false }] },
      /says nothing of 0\.1\.0/,
    ],
  ])('is refused for %s', (_, change, reason) => {
    expect(releaseProblems({ ...READY, ...change })).toEqual([expect.stringMatching(reason)]);
  });

  it('is refused for all reasons at once', () => {
    expect(releaseProblems({ ...READY, dirty: ['a'], branch: 'x', unpushed: 1 })).toHaveLength(3);
  });
});

describe('a dry run', () => {
  it('looks at changesets that wait', () => {
    const first = { ...READY, waiting: ['a'], packages: [{ ...utils, version: '0.0.0' }] };
    expect(releaseProblems(first, true)).toEqual([]);
  });

  it('refuses the rest alike', () => {
    expect(releaseProblems({ ...READY, waiting: ['a'], dirty: ['b'] }, true)).toHaveLength(1);
    expect(
      releaseProblems({ ...READY, packages: [{ ...utils, released: true }] }, true),
    ).toHaveLength(1);
  });
});
