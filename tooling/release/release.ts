// `pnpm release` publishes the packages; `pnpm release --dry-run` says what would happen, and does nothing.
import { execFileSync } from 'node:child_process';
import { releaseProblems } from './release-problems.ts';
import { FOLDERS, manifestOf, packed, plannedVersions, ROOT, readState } from './repository.ts';

const dryRun = process.argv.includes('--dry-run');
const state = readState();
const reasons = releaseProblems(state, dryRun);

if (dryRun) show();
if (reasons.length > 0) {
  console.error(dryRun ? '\nA release would be refused:' : 'Refused. Nothing was changed.');
  for (const reason of reasons) console.error(`✗ ${reason}`);
  process.exit(1);
}
if (!dryRun) {
  // What goes out is what was checked: built anew, packed, installed in fresh projects and in the
  // applications of two frameworks.
  pnpm(
    'turbo',
    'run',
    'build',
    'test:size',
    'test:pack',
    'test:frameworks',
    '--filter=./packages/*',
    '--filter=./tooling/*',
  );
  pnpm('changeset', 'publish');
}

function show(): void {
  const planned = state.waiting.length > 0 ? plannedVersions() : new Map<string, string>();
  for (const folder of FOLDERS) {
    const { name, version } = manifestOf(folder);
    const next = planned.get(name);
    const { released } = state.packages.find((row) => row.name === name) ?? { released: false };
    const { files, bytes } = packed(folder);
    const what = next ? `${version} → ${next}` : released ? `${version}, out already` : version;
    console.log(`${name} ${what} (${files} files, ${(bytes / 1000).toFixed(1)} kB packed)`);
  }
  if (state.waiting.length > 0) {
    console.log(`From the changesets ${state.waiting.join(', ')}.`);
    console.log(
      'First "pnpm version-packages" takes them up (on GitHub: the "Version packages" pull request).',
    );
  }
}

function pnpm(...args: string[]): void {
  execFileSync('pnpm', ['exec', ...args], { cwd: ROOT, stdio: 'inherit' });
}
