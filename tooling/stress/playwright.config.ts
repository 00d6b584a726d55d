import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { freePort } from '@guadua/browser/free-port';
import { defineConfig } from '@playwright/test';

/** One of its own for each run, so that two on one machine don't meet; the workers inherit it. */
const PORT = process.env.GUADUA_STRESS_PORT ?? String(await freePort());
process.env.GUADUA_STRESS_PORT = PORT;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  timeout: 120_000,
  // As in the site's: a busy machine answers late, and is not wrong.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info'],
    },
    trace: 'off',
  },
  webServer: {
    command: `vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
