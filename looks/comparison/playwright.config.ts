import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { testServerFlags } from '../../scripts/server-flags.mjs';
import { now } from './scenes.ts';

/**
 * The comparison with the committed pictures: a server with the whole demonstration, whose clock is stopped, is pictured and
 * compared by Playwright. `scripts/look-pictures.mjs` gives folders, ports, browser and the browser's version.
 */
const root = path.resolve(import.meta.dirname, '../..');
const [server] = [journeys.webServer ?? []].flat();
if (!server) throw new Error('playwright.config.ts has no server.');
const folder = process.env['LOOKS_COMPARED'] ?? path.join(root, 'looks/pictures');
const version = process.env['LOOKS_BROWSER'] ?? 'chromium';

export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: 'pictures.spec.ts',
  outputDir: path.join(process.env['LOOKS_OUT'] ?? root, 'comparison'),
  snapshotPathTemplate: `${folder}/{arg}.${version}{ext}`,
  workers: 1,
  // Each picture that differs is reported.
  maxFailures: 0,
  reporter: 'list',
  expect: {
    ...journeys.expect,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      maxDiffPixelRatio: 0.001,
    },
  },
  use: {
    ...journeys.use,
    timezoneId: 'UTC',
    launchOptions: {
      ...journeys.use?.launchOptions,
      // Letters are drawn alike whatever the settings of the system.
      args: [
        ...(journeys.use?.launchOptions?.args ?? []),
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  webServer: {
    ...server,
    cwd: root,
    command: `node ${testServerFlags.join(' ')} --import=${path.join(import.meta.dirname, 'fixed-clock.mjs')} apps/server/src/main.ts`,
    env: {
      ...server.env,
      LOOKS_NOW: now,
      TZ: 'UTC',
      // Links to orders are derived from it.
      SECRET: 'the-secret-of-the-compared-demonstration',
    },
  },
});
