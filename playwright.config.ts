import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { at, servers } from './e2e/support/addresses.ts';
import { findBrowser } from './scripts/browser.mjs';
import { testServerEnvironment, testServerFlags } from './scripts/server-flags.mjs';

/** The whole demonstration takes minutes to fill; journeys need the stores only. */
const isFullDemo = process.env['E2E_DEMO'] === 'full';
/** How many times slower than idle the machine is (`scripts/test-speed.mjs`); the slowest that is expected where nobody measured. */
const slowness = Number(process.env['TEST_SLOWNESS'] ?? 4);
/** Nothing takes longer on an idle machine. */
const patienceMs = 10_000 * slowness;
const workDir = process.env['E2E_DIR'] ?? mkdtempSync(path.join(os.tmpdir(), 'vitrine-e2e-'));

/** Journeys of people through a started server with its own database, bank and ports. `npm test` gives folder, ports and browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: path.join(workDir, 'results'),
  // One journey at a time on a server: they read figures that others would move.
  workers: servers.length,
  fullyParallel: false,
  retries: 0,
  // What is promised in seconds is measured where it is tested; these only end what hangs, on a slow machine as well.
  timeout: 150_000 * slowness,
  expect: { timeout: patienceMs, toPass: { timeout: 2 * patienceMs } },
  maxFailures: 5,
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? path.join(workDir, 'browser.json'),
      },
    ],
  ],
  use: {
    locale: 'en-US',
    // The phone's worker keeps the whole site in every new browser: the journey that is about it lets it in.
    serviceWorkers: 'block',
    trace: 'off',
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    launchOptions: {
      executablePath: findBrowser() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-default-browser-check',
      ],
    },
  },
  webServer: servers.map(({ console, mobile, storefront, sandbox, pushService }, server) => ({
    command: `node ${testServerFlags.join(' ')} apps/server/src/main.ts`,
    url: `${at(console)}/readyz`,
    timeout: isFullDemo ? 1_200_000 : 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      ...testServerEnvironment,
      DATA_DIR: path.join(workDir, `data-${server + 1}`),
      PORT: String(console),
      MOBILE_PORT: String(mobile),
      STORE_PORT: String(storefront),
      SANDBOX_PORT: String(sandbox),
      // A trial would use Stripe's and PayPal's API of the sandbox; journeys use its own, which makes half as many calls.
      PAYMENT_PROVIDER: 'sandbox',
      SEED_DEMO: isFullDemo ? 'auto' : 'stores',
      TEST_CAPTCHA: 'TEST',
      DATABASE_URL: '',
      RATE_LIMIT_PER_MINUTE: '0',
      // The push service of `phone-offline.spec.ts`.
      WEB_PUSH_ORIGINS: at(pushService),
    },
  })),
});
