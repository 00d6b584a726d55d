/** What is left to do for who ran `pnpm new`. */
export function nextSteps(written: readonly string[]): string {
  const changeset = written.find((path) => /^\.changeset\/.*\.md$/.test(path));
  if (!changeset) return 'Next: "pnpm install", then "pnpm new" for its first component.';
  // Whether a version is out is known to the registry alone: its number stays here, and a fork has no tags.
  return [
    'Next: its texts and its rules; then "pnpm reports", "pnpm check" and "pnpm test:unit". CONTRIBUTING.md walks through it.',
    `Until 0.1.0 is on npm, a changeset would make the first version 0.2.0: move the sentence of ${changeset} to the CHANGELOG.md of the package, and delete that file.`,
  ].join('\n');
}
