import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { defineConfig } from '@playwright/test';

/** One of its own for each run, so that two on one machine don't meet; the workers inherit it. */
const PORT = process.env.GUADUA_E2E_PORT ?? String(4200 + (process.pid % 800));
process.env.GUADUA_E2E_PORT = PORT;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  timeout: 90_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    // A trace makes all of them a third slower: `--trace on` for the one that fails.
    trace: 'off',
  },
  webServer: {
    command: 'node build/serve.ts',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
