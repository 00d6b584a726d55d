import { posix } from 'node:path';
import ts from 'typescript';

/** A source file, its path written from the root of the repository with `/`. */
export interface Source {
  path: string;
  text: string;
}

/** An import that goes where none may go. */
export interface BadImport {
  path: string;
  line: number;
  specifier: string;
  /** What is wrong, why, and how to mend it. */
  story: string;
}

const GROUND_FLOOR = 'utils';
const PACKAGES = ['utils', 'forms', 'select', 'date', 'file'];

const STORIES = {
  path: (home: string) =>
    `This path leaves ${home}. Packages know each other by name alone (@guadua/utils): by path one would ` +
    'get the sources instead of what ships, and a second copy of each context.',
  deep:
    'What lies below src or dist is nobody’s promise and moves without notice. Import from the package’s ' +
    'own entries, the keys of "exports" in its package.json; add a name there if it is missing.',
  sibling: (home: string) =>
    `Siblings never import each other: whoever installs @guadua/${home} would get the other one as well. What ` +
    'both need goes down to @guadua/utils/internal, once its third user is there.',
  upwards:
    'Imports run downwards only: utils ← forms, select, date, file ← showcase. utils is the ground floor and ' +
    'knows no sibling. Hand the thing in as a parameter or a context, or move it down.',
  self: 'A package does not import itself by name: that would be the last build, not these sources. Use a relative path.',
  tooling:
    'This is workspace tooling, private and never published: it would break for everybody who installs the ' +
    'package. Only tests and tool configurations may use it.',
  internal:
    '@guadua/utils/internal is private to the sibling packages and changes without notice. Pages and ' +
    'examples show what users can have: use a public entry.',
};

/** The imports of these files that break the directions of the house (docs/architecture.md). */
export function badImports(sources: readonly Source[]): BadImport[] {
  return sources.flatMap(({ path, text }) =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName: specifier, pos }) => {
      const story = storyOf(path, specifier);
      if (!story) return [];
      return [{ path, line: text.slice(0, pos).split('\n').length, specifier, story }];
    }),
  );
}

/** Why a file may not import something; `undefined` when it may. */
function storyOf(path: string, specifier: string): string | undefined {
  const [area, home] = path.split('/');
  if ((area !== 'packages' && area !== 'apps') || !home) return undefined;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    return target.startsWith(`${area}/${home}/`) ? undefined : STORIES.path(`${area}/${home}`);
  }
  const [, name, ...below] = /^@guadua\//.test(specifier) ? specifier.split('/') : [];
  if (!name) return undefined;
  if (below[0] === 'src' || below[0] === 'dist') return STORIES.deep;
  const target = PACKAGES.includes(name) ? 'package' : name === 'showcase' ? 'site' : 'tooling';
  if (target === 'tooling') return isOwnBusiness(path, home) ? undefined : STORIES.tooling;
  if (area === 'apps') return isInternalOnPage(path, below) ? STORIES.internal : undefined;
  if (name === home) return STORIES.self;
  if (target === 'site' || home === GROUND_FLOOR) return STORIES.upwards;
  return name === GROUND_FLOOR ? undefined : STORIES.sibling(home);
}

function isInternalOnPage(path: string, below: readonly string[]): boolean {
  return path.includes('/pages/') && below[0] === 'internal';
}

/** Tests, configurations and build steps do not ship. */
function isOwnBusiness(path: string, home: string): boolean {
  return /\.test\.tsx?$/.test(path) || !path.includes(`/${home}/src/`);
}
