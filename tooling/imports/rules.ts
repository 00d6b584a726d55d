import { PACKAGES } from '@guadua/workspace';
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** A package of ours by its name or by its built files, as far as it can be resolved. */
const byName = (names: string) => `^(@guadua/|packages/)(${names})(/|$)`;

const ALL = PACKAGES.map(({ folder }) => folder).join('|');
const SIBLINGS = PACKAGES.map(({ folder }) => folder)
  .filter((name) => name !== 'utils')
  .join('|');

/**
 * Which imports are refused, and why. Paths are from the root of the repository; a package that is imported by its
 * name is found in its `dist`, or not at all where it is no dependency.
 */
const RULES: readonly IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    comment:
      'Modules that import each other can only be read, tested and loaded together, types included. Move ' +
      'what both need into a module of its own, or pass it as a parameter.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'by-name-not-by-path',
    comment:
      'Packages know each other by name alone (@guadua/utils): by path one would get the sources instead ' +
      'of what ships, and a second copy of each context.',
    from: { path: '^(packages|apps)/([^/]+)/' },
    to: {
      path: '^(packages|apps|tooling)/',
      pathNot: '^$1/$2/',
      dependencyTypes: ['local', 'unknown'],
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'no-sibling',
    comment:
      'Imports run downwards only: utils ← its siblings ← showcase. Siblings never import each other: installing ' +
      'one would bring the other as well. What both need goes down to @guadua/utils/internal, once its third ' +
      'user is there.',
    from: { path: `^packages/(${ALL})/` },
    to: { path: byName(SIBLINGS), pathNot: '^(@guadua/|packages/)$1(/|$)' },
  },
  {
    name: 'not-itself-by-name',
    comment:
      'A package does not import itself by name: that would be the last build, not these sources. Use a ' +
      'relative path. (A specimen does it on purpose: it uses what ships.)',
    from: { path: `^packages/(${ALL})/src/`, pathNot: '\\.specimen\\.tsx$' },
    to: { path: '^(@guadua/$1(/|$)|packages/$1/dist/)' },
  },
  {
    name: 'no-tooling-in-what-ships',
    comment:
      'This is private and never published: it would break for everybody who installs the package. Only tests, ' +
      'docs, specimens and tool configurations may use it.',
    from: {
      path: `^(packages/(${ALL})|apps/[^/]+)/src/`,
      pathNot: '\\.(test|docs|specimen)\\.tsx?$',
    },
    to: { path: '^(tooling/|@guadua/)', pathNot: byName(ALL) },
  },
  ...floors('date', [
    'core',
    'text|labels',
    'value',
    'calendar|clock|field|functions|holidays|plugins|temporal',
    'date-picker|period-picker|range-calendar|time-input',
    'date-range-picker|dates-picker',
    'date-range-fields',
  ]),
  {
    name: 'no-internals-on-a-page',
    comment:
      '@guadua/utils/internal is private to the sibling packages and changes without notice. Pages and ' +
      'examples show what users can have: use a public entry.',
    from: { path: '^apps/[^/]+/src/pages/' },
    to: { path: '^(@guadua/utils|packages/utils/(dist|src))/internal' },
  },
];

/** How every import is looked at, those of types included. */
export const CRUISE: ICruiseOptions = {
  ruleSet: { forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })) },
  validate: true,
  tsPreCompilationDeps: true,
  // Built files stay in sight, so that an import that leads there is refused; they are not read.
  doNotFollow: { path: ['(^|/)(node_modules|dist|dist-ssr)/'] },
  exclude: { path: ['(^|/)coverage/', '\\.d\\.c?ts$'] },
};

/** What stands on a floor imports from its own and from those below it; tests and specimens go where they like. */
function floors(folder: string, names: readonly string[]): IForbiddenRuleType[] {
  const src = `^packages/${folder}/src/`;
  return names.map((name, place) => ({
    name: 'floors',
    comment:
      `Inside ${folder} imports run downwards as well, from floor to floor: ${names.join(' ← ')}. ` +
      'Move what both need down, or pass it as a parameter.',
    from: { path: `${src}(${name})/`, pathNot: '\\.(test|docs|specimen|model)\\.tsx?$' },
    to: { path: `${src}[^/]+/`, pathNot: `${src}(${names.slice(0, place + 1).join('|')})/` },
  }));
}
