import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from '@guadua/workspace';
import { describe, expect, it } from 'vitest';
import { publishEnvironment, readWorkflows } from './workflows.ts';

const WORKFLOWS = readWorkflows();

describe.each(WORKFLOWS)('the workflow $name', ({ name, text }) => {
  it('pins what others wrote to a commit, and says which version that is', () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action = '']) => action);
    expect(uses).not.toEqual([]);
    for (const action of uses.filter((one) => !one.startsWith('./'))) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/);
    }
  });

  it('may only read, unless a job says what else it needs', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    if (name !== 'release.yml') expect(text).not.toMatch(/: write/);
  });
});

describe('a release', () => {
  const release = WORKFLOWS.find(({ name }) => name === 'release.yml')?.text ?? '';

  it('goes out with provenance, and without a token that could be stolen', () => {
    expect(release).toMatch(/^ +id-token: write$/m);
    expect(publishEnvironment()).toEqual({ PNPM_CONFIG_PROVENANCE: 'true' });
    expect(release).not.toMatch(/secrets\./);
  });

  it('waits for the tests, which run once for a commit', () => {
    expect(release).toMatch(/needs: test/);
    const ci = WORKFLOWS.find(({ name }) => name === 'ci.yml')?.text ?? '';
    expect(ci).not.toMatch(/^ +push:/m);
    expect(ci).toMatch(/^ +workflow_call:/m);
  });

  // npm refuses a statement whose repository is not the one that the package names.
  it.each(PACKAGES)('of $name names this repository and is public', ({ folder, path }) => {
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    expect(manifest.repository).toEqual({
      type: 'git',
      url: 'git+https://github.com/guadua-ui/guadua.git',
      directory: `packages/${folder}`,
    });
    expect(manifest.publishConfig.access).toBe('public');
    expect(release).toContain("github.repository_owner == 'guadua-ui'");
  });

  it.each(['.', 'tooling/bench', 'tooling/release/managers'])(
    'updates what %s installs',
    (path) => {
      expect(readFileSync(join(ROOT, path, 'pnpm-lock.yaml'), 'utf8')).not.toBe('');
      const updater = readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8');
      expect(updater).toContain(path === '.' ? '[/,' : `/${path}`);
    },
  );
});
