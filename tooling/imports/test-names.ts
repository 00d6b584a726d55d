import { basename, dirname, extname } from 'node:path/posix';

const TEST = /\.test\.tsx?$/;

/** Why a test is named after what it tests, and how. */
export const TEST_NAME_REASON =
  'A test stands beside what it tests and carries its name: that of the file, or of the folder (of the package, ' +
  'in `src`) where it tests several, then a subject where there are more: `select.keyboard.browser.test.tsx`. ' +
  'Rename it, or move it there.';

/** The tests that carry neither the name of a file beside them nor that of their folder. */
export function misnamedTests(files: readonly string[]): string[] {
  const names = new Set(files.filter((file) => !TEST.test(file)).map(nameOf));
  return files.filter((file) => {
    if (!TEST.test(file)) return false;
    const name = nameOf(file);
    return !names.has(name) && basename(name) !== folderName(dirname(file));
  });
}

/** A path up to the first dot of the file: what comes after it is a subject, a role or the kind of test. */
function nameOf(file: string): string {
  const name = basename(file, extname(file));
  return `${dirname(file)}/${name.split('.', 1)[0]}`;
}

/** `src` has no name of its own: its package has. */
function folderName(folder: string): string {
  return basename(basename(folder) === 'src' ? dirname(folder) : folder);
}
