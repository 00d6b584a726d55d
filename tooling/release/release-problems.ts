/** All that decides whether a release may go out. */
export interface ReleaseState {
  /** Paths that git reports as changed or new. */
  dirty: readonly string[];
  branch: string;
  /** Commits that the remote does not have; `null` when the branch follows none. */
  unpushed: number | null;
  /** Ids of the changesets that no version has taken up yet. */
  waiting: readonly string[];
  packages: readonly PackageState[];
}

/** A package that could go out. */
export interface PackageState {
  name: string;
  version: string;
  /** This version has a git tag, so it is out already. */
  released: boolean;
  /** Its changelog has an entry for this version. */
  inChangelog: boolean;
}

/**
 * Why a release must not go out, each reason with what to do about it. None: go.
 *
 * @param dryRun In a dry run, changesets that still wait are what it has to show.
 */
export function releaseProblems(state: ReleaseState, dryRun = false): string[] {
  const { dirty, branch, unpushed, waiting, packages } = state;
  const reasons: string[] = [];
  if (dirty.length > 0) {
    const some = dirty.slice(0, 3).join(', ') + (dirty.length > 3 ? ', …' : '');
    reasons.push(`The working tree is dirty (${some}). Commit or put away what is there.`);
  }
  if (branch !== 'main') {
    reasons.push(`This is "${branch}". Releases go out from main.`);
  }
  if (unpushed !== null && unpushed > 0) {
    reasons.push(
      `Commits that are not pushed: ${unpushed}. Push them: a release must be found again.`,
    );
  }
  const versions = new Set(packages.map(({ version }) => version));
  if (versions.size > 1) {
    reasons.push(
      `The packages have different versions (${[...versions].join(', ')}). The five share one: see "fixed" in .changeset/config.json.`,
    );
  }
  if (waiting.length > 0) {
    if (!dryRun) {
      reasons.push(
        `Changesets wait: ${waiting.join(', ')}. Run "pnpm version-packages" and merge what it writes.`,
      );
    }
    return reasons;
  }
  if (packages.every(({ released }) => released)) {
    reasons.push(
      'No changeset: nothing that users notice has changed since the last release. "pnpm changeset" adds one.',
    );
  } else if (packages.some(({ version }) => version === '0.0.0')) {
    reasons.push(
      'No changeset, and no version yet. "pnpm changeset" adds one, "pnpm version-packages" takes it up.',
    );
  } else {
    const silent = packages.filter(({ released, inChangelog }) => !released && !inChangelog);
    for (const { name, version } of silent) {
      reasons.push(
        `The changelog of ${name} says nothing of ${version}. "pnpm version-packages" writes it.`,
      );
    }
  }
  return reasons;
}
