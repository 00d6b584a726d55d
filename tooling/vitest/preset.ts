import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { LATE, SLOW } from '@guadua/browser/slow-down';
import { engineBrowser, engineFromEnvironment } from '@guadua/engines';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { lateModules } from './late-modules.ts';

const setup = fileURLToPath(import.meta.resolve('@guadua/testing/setup'));
const domSetup = fileURLToPath(import.meta.resolve('@guadua/testing/setup-dom'));
const chromiumPage = fileURLToPath(new URL('chromium-page.ts', import.meta.url));
/** What the examples of fast-check follow from: GUADUA_SEED draws others. */
const SEED = Number(process.env.GUADUA_SEED ?? 20_261_122);
const engineSetup = fileURLToPath(import.meta.resolve('@guadua/engines/setup'));
const browserSetup = fileURLToPath(import.meta.resolve('@guadua/testing/setup-browser'));
/** What the page of the browser tests counts lines with; the packages don't have it among their own. */
const COVERAGE = '@vitest/coverage-v8/browser';

/** What a package's tests need beyond the usual. */
export interface PresetOptions {
  /** The folder with the tests. */
  include?: string;
  /** Loaded before the browser tests: the package's styles. */
  setupFiles?: string[];
  /** What its modules and tests import from other packages, besides what all tests do. */
  bundled?: string[];
  /**
   * Time zones in which the tests without a DOM run once more, with the `.zones.test.tsx`.
   * @default []
   */
  zones?: string[];
  /**
   * Browser tests that need a page of their own, as what they load must not be there yet: they are the project
   * `alone`. All others share a page, and load what they test once. Left out, each file has its own page.
   */
  alone?: string[];
}

/** What tests import from other packages, as far as theirs has it. */
const TEST_MODULES = [
  '@sinonjs/fake-timers',
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'clsx/lite',
  'fast-check',
  'react-hook-form',
];

/** The tests of rules without a DOM, all in one process. */
export function pureTests(include = 'src'): NonNullable<TestProjectInlineConfiguration['test']> {
  return {
    environment: 'node',
    include: [`${include}/**/*.test.ts`],
    exclude: [`${include}/**/*.{browser,ssr}.test.ts`],
    setupFiles: [setup],
    // Rules leave nothing behind.
    isolate: false,
    provide: { seed: SEED },
  };
}

/** Knows the tag of the tests that take long, and leaves them out. */
export const withoutLongTests = {
  tags: [
    { name: 'long', description: 'runs in `test:long` alone' },
    { name: 'turn', description: 'another of its table or suite stands for it in `test`' },
  ],
  tagsFilter: ['!long'],
};

/** As above, but for what stands back for another test of its kind. */
export const withTurns = { ...withoutLongTests, tagsFilter: ['!long || turn'] };

/**
 * The tests of every package. The suffix of a file says where it runs: `.test.ts` in plain Node,
 * `.test.tsx` in jsdom, `.browser.test.tsx` in Chromium with the package's styles, `.ssr.test.tsx` in
 * plain Node, as on a server. A `.test.ts` that needs a DOM has `// @vitest-environment jsdom` at its
 * top. A test with the tag `long` runs only when it is asked for, as `test:long` does (`--tagsFilter=long`).
 */
export function preset({
  include = 'src',
  setupFiles = ['./vitest.setup.ts'],
  bundled = [],
  zones = [],
  alone,
}: PresetOptions = {}) {
  // Other engines keep the pages that they have always had.
  const sharesPage = alone !== undefined && !engineFromEnvironment();
  const withOwnPage = sharesPage ? alone : [];
  const files = (suffix: string) => [`${include}/**/*.${suffix}.{ts,tsx}`];
  const inZones = `${include}/**/*.zones.test.tsx`;
  const pure = pureTests(include);
  return defineConfig({
    plugins: [react()],
    test: {
      // A busy machine is slow, not wrong: what waits for a state may wait long.
      testTimeout: 60_000 * SLOW,
      hookTimeout: 60_000 * SLOW,
      expect: { poll: { timeout: 30_000 } },
      provide: { seed: SEED },
      // One page has the focus.
      ...(engineFromEnvironment() ? { fileParallelism: false } : {}),
      tags: withoutLongTests.tags,
      ...(asksForTags() ? {} : withoutLongTests),
      coverage: {
        provider: 'v8',
        include: ['src/**/*.{ts,tsx}'],
        exclude: ['src/**/*.{test,docs,specimen}.{ts,tsx}', 'src/**/*.types.ts'],
        reporter: [['text', { skipFull: true }]],
      },
      projects: [
        { extends: true, test: { ...pure, name: 'node' } },
        ...zones.map((zone) => ({
          extends: true as const,
          test: {
            ...pure,
            name: zone,
            include: [`${include}/**/*.test.ts`, inZones],
            env: { TZ: zone },
          },
        })),
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            include: [`${include}/**/*.test.tsx`],
            exclude: [`${include}/**/*.{browser,ssr}.test.tsx`, inZones],
            setupFiles: [setup, domSetup],
            // One jsdom for all files of a process: a new one takes longer than the tests of most files. What a
            // test puts into the document, the storage or a global it takes away, in whatever order they run.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'ssr',
            environment: 'node',
            include: files('ssr.test'),
            setupFiles: [setup],
            // As a server, one process renders all of them.
            isolate: false,
          },
        },
        ...[
          { name: 'browser', include: files('browser.test'), exclude: withOwnPage },
          ...(withOwnPage.length > 0 ? [{ name: 'alone', include: withOwnPage, exclude: [] }] : []),
        ].map(({ name, include, exclude }) => ({
          extends: true as const,
          plugins: LATE > 0 ? [lateModules(LATE)] : [],
          define: { __GUADUA_SLOW__: SLOW },
          // Found and bundled in the middle of a test, a module would make Vite reload the page under it.
          optimizeDeps: {
            noDiscovery: true,
            include: [...testModules(), ...bundled],
            exclude: [COVERAGE],
          },
          resolve: { alias: { [COVERAGE]: fileURLToPath(import.meta.resolve(COVERAGE)) } },
          test: {
            name,
            include,
            exclude,
            isolate: name === 'alone' || !sharesPage,
            setupFiles: [
              setup,
              domSetup,
              browserSetup,
              engineFromEnvironment() ? engineSetup : chromiumPage,
              ...setupFiles,
            ],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 800 },
              ...browser(),
            },
          },
        })),
      ],
    },
  });
}

/** Modules by name; `a > b` is one that only package `a` can see. */
function testModules(): string[] {
  const own = dependenciesOf('.');
  const linked = ['@guadua/testing', '@guadua/utils'].filter((name) => own.includes(name));
  return [
    ...TEST_MODULES.filter((module) => isOf(module, own)),
    ...linked.flatMap((name) => {
      const others = dependenciesOf(`node_modules/${name}`);
      return TEST_MODULES.filter((module) => isOf(module, others)).map((one) => `${name} > ${one}`);
    }),
  ];
}

function dependenciesOf(folder: string): string[] {
  const text = readFileSync(`${folder}/package.json`, 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text);
  return Object.keys(folder === '.' ? { ...dependencies, ...devDependencies } : dependencies);
}

function isOf(module: string, packages: readonly string[]): boolean {
  return packages.some((name) => module === name || module.startsWith(`${name}/`));
}

function asksForTags(): boolean {
  return process.argv.some((argument) => argument.startsWith('--tagsFilter'));
}

/** Chromium, or the engine that `test:engines` names. */
function browser() {
  const engine = engineFromEnvironment();
  if (engine) return engineBrowser(engine);
  return {
    provider: playwright({
      launchOptions: { executablePath: browserPath(), args: CHROMIUM_FLAGS },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Asks for a browser only when the browser tests run: the others need none. */
function browserPath(): string | undefined {
  const names = process.argv.flatMap((argument, index, all) =>
    all[index - 1] === '--project' ? [argument] : (/^--project=(.*)/.exec(argument)?.[1] ?? []),
  );
  const excluding = names.every((name) => name.startsWith('!'));
  const wanted = excluding ? !names.includes('!browser') : names.includes('browser');
  return wanted ? chromiumPath() : undefined;
}
