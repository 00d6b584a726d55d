import { describe, expect, it } from 'vitest';
import { readChangelog, readChangeset } from './changelog.ts';

describe('readChangeset', () => {
  it('gives a change for each package', () => {
    expect(
      readChangeset('---\n"@guadua/a": minor\n"@guadua/b": patch\n---\n\nFixed it.\n'),
    ).toEqual([
      { package: '@guadua/a', bump: 'minor', text: 'Fixed it.' },
      { package: '@guadua/b', bump: 'patch', text: 'Fixed it.' },
    ]);
  });
});

describe('readChangelog', () => {
  it('reads what changesets wrote, without what only follows a sibling', () => {
    const text = `# @guadua/select

## 1.1.0

### Minor Changes

- 1a2b3c4: Added a thing
  in two lines.
- Another one.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @guadua/utils@1.1.0

## 1.0.0

### Major Changes

- First.
`;
    expect(readChangelog(text)).toEqual([
      {
        version: '1.1.0',
        changes: [
          { package: '@guadua/select', bump: 'minor', text: 'Added a thing\nin two lines.' },
          { package: '@guadua/select', bump: 'minor', text: 'Another one.' },
        ],
      },
      {
        version: '1.0.0',
        changes: [{ package: '@guadua/select', bump: 'major', text: 'First.' }],
      },
    ]);
  });
});
