import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { defineConfig } from '@playwright/test';
import { freePort } from './e2e/free-port.ts';
import { SLOW } from './e2e/slow.ts';

/** One of its own for each run, so that two on one machine don't meet; the workers inherit it. */
const PORT = process.env.GUADUA_E2E_PORT ?? String(await freePort());
process.env.GUADUA_E2E_PORT = PORT;

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
    { name: 'short', testIgnore: 'long/**' },
    // What takes minutes and changes rarely: before a release, and each night.
    // A test looks at all of a page up to sixteen times: minutes where the machine does something else.
    { name: 'long', testMatch: 'long/**/*.spec.ts', timeout: 300_000 * SLOW },
  ],
  webServer: {
    command: 'node build/serve.ts',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
