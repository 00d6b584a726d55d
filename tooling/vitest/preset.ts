import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const setup = fileURLToPath(import.meta.resolve('@guadua/testing/setup'));
const domSetup = fileURLToPath(import.meta.resolve('@guadua/testing/setup-dom'));

/** What a package's tests need beyond the usual. */
export interface PresetOptions {
  /** The folder with the tests. */
  include?: string;
  /** Loaded before the browser tests: the package's styles. */
  setupFiles?: string[];
}

/**
 * The tests of every package. The suffix of a file says where it runs: `.test.ts(x)` in jsdom,
 * `.browser.test.tsx` in Chromium with the package's styles, `.ssr.test.tsx` in plain Node.
 */
export function preset({
  include = 'src',
  setupFiles = ['./vitest.setup.ts'],
}: PresetOptions = {}) {
  const files = (suffix: string) => [`${include}/**/*.${suffix}.{ts,tsx}`];
  return defineConfig({
    plugins: [react()],
    test: {
      // A busy machine is slow, not wrong: what waits for a state may wait long.
      testTimeout: 30_000,
      expect: { poll: { timeout: 5000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'jsdom',
            environment: 'jsdom',
            include: files('test'),
            exclude: files('{browser,ssr}.test'),
            setupFiles: [setup, domSetup],
          },
        },
        {
          extends: true,
          test: {
            name: 'ssr',
            environment: 'node',
            include: files('ssr.test'),
            setupFiles: [setup],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: files('browser.test'),
            setupFiles: [setup, domSetup, ...setupFiles],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 800 },
              provider: playwright({
                launchOptions: { executablePath: browserPath(), args: CHROMIUM_FLAGS },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  });
}

/** Asks for a browser only when the browser tests run: the others need none. */
function browserPath(): string | undefined {
  const wanted = process.argv.filter((_, index, all) => all[index - 1] === '--project');
  return wanted.length === 0 || wanted.includes('browser') ? chromiumPath() : undefined;
}
