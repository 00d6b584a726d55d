import { CHROMIUM_FLAGS, chromiumPath } from '@guadua/browser';
import { defineConfig } from '@playwright/test';

/** Unlikely to be taken; another can be given where it is. */
const PORT = process.env.GUADUA_E2E_PORT ?? '4179';

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
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node build/serve.ts',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
