import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { freePort } from '@guadua/browser/free-port';
import { SLOW } from '@guadua/browser/slow-down';
import { defineConfig } from '@playwright/test';

/** One of its own for each run, so that two on one machine don't meet; the workers inherit it. */
const PORT = process.env.GUADUA_E2E_PORT ?? String(await freePort());
process.env.GUADUA_E2E_PORT = PORT;

/** The tests of `test:long`: those in `e2e/long`, and those with this tag. */
const LONG = / long\/|@long/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  timeout: 90_000 * SLOW,
  // A machine that is busy with something else answers late, and is not wrong.
  expect: { timeout: 15_000 * SLOW },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    // A trace makes all of them a third slower: `--trace on` for the one that fails.
    trace: 'off',
  },
  projects: [
    // One way through each thing the site does, and two pages with all that a page promises.
    { name: 'short', grepInvert: LONG },
    // All else, after the short ones and before a release. A test looks at all of a page up to eight
    // times: minutes where the machine does something else.
    { name: 'long', grep: LONG, timeout: 300_000 * SLOW },
  ],
  webServer: {
    command: 'node build/serve.ts',
    env: { PORT, SERVERS: '1' },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
