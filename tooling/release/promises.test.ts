import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { describe, expect, it } from 'vitest';
import { FLOOR, OLDEST_NODE } from './consumers.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const RELEASE = read('.github/workflows/release.yml');
const CI = read('.github/workflows/ci.yml');

describe.each(globSync('.github/workflows/*', { cwd: ROOT }))('the workflow %s', (path) => {
  const text = read(path);

  it('pins what others wrote to a commit, and says which version that is', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    expect(uses).not.toEqual([]);
    for (const action of uses.filter((one) => !one.startsWith('./'))) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
    }
  });

  it('may only read, unless a job says what else it needs', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    if (text !== RELEASE) expect(text).not.toMatch(/: write/);
  });
});

describe('a release', () => {
  it('goes out with provenance, and without a token that could be stolen', () => {
    expect(RELEASE).toMatch(/^ +id-token: write$/m);
    // The rehearsal proves that this asks for it.
    expect(RELEASE).toMatch(/^ {10}PNPM_CONFIG_PROVENANCE: "true"$/m);
    expect(RELEASE).not.toMatch(/secrets\./);
  });

  it('waits for the tests, which run once for a commit', () => {
    expect(RELEASE).toMatch(/needs: test/);
    expect(CI).not.toMatch(/^ +push:/m);
    expect(CI).toMatch(/^ +workflow_call:/m);
  });

  // npm refuses a statement whose repository is not the one that the package names.
  it.each(PACKAGES)(
    'of $name is public and names this repository and the oldest that it is tried with',
    ({ folder }) => {
      const manifest = JSON.parse(read(`packages/${folder}/package.json`));
      expect(manifest).toMatchObject({
        repository: {
          url: 'git+https://github.com/guadua-ui/guadua.git',
          directory: `packages/${folder}`,
        },
        publishConfig: { access: 'public' },
        engines: { node: `>=${OLDEST_NODE.split('.')[0]}` },
        peerDependencies: { react: `^${FLOOR.react}`, 'react-dom': `^${FLOOR['react-dom']}` },
      });
      expect(RELEASE).toContain("github.repository_owner == 'guadua-ui'");
    },
  );

  it.each(['tooling/bench', 'tooling/release/managers'])('updates what %s installs', (path) => {
    expect(read(`${path}/pnpm-lock.yaml`)).not.toBe('');
    expect(read('.github/dependabot.yml')).toContain(`[/,`);
    expect(read('.github/dependabot.yml')).toContain(`/${path}`);
  });
});
