import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDERS, ROOT } from './repository.ts';

const PLACE = join(ROOT, '.github/workflows');
const WORKFLOWS = readdirSync(PLACE).map((name) => ({
  name,
  text: readFileSync(join(PLACE, name), 'utf8'),
}));

describe.each(WORKFLOWS)('the workflow $name', ({ name, text }) => {
  it('pins what others wrote to a commit, and says which version that is', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(uses).not.toEqual([]);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
  });

  it('may only read, unless a job says what else it needs', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    if (name !== 'release.yml') expect(text).not.toMatch(/: write/);
  });
});

describe('a release', () => {
  const release = readFileSync(join(PLACE, 'release.yml'), 'utf8');

  it('goes out with provenance', () => {
    expect(release).toMatch(/^ +id-token: write$/m);
    expect(release).toMatch(/^ +NPM_CONFIG_PROVENANCE: "true"$/m);
  });

  // npm refuses a statement whose repository is not the one that the package names.
  it.each(FOLDERS)('of %s names this repository and is public', (folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest.repository.url).toBe('git+https://github.com/guadua-ui/guadua.git');
    expect(folder.replaceAll('\\', '/')).toMatch(new RegExp(`${manifest.repository.directory}$`));
    expect(manifest.publishConfig.access).toBe('public');
    expect(release).toContain("github.repository_owner == 'guadua-ui'");
  });
});
