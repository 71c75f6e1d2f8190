import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, run, step } from './install.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findBrowser() {
  return [process.env.BROWSER_PATH, ...candidates].find((file) => file && existsSync(file));
}

/** The path of a Chromium: one that is there, else Debian's when we may install it. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) giveUp('The browser tests need Chrome or Chromium: install one, or name it with BROWSER_PATH.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium and Chinese fonts for the browser tests', async () => {
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { env });
  });
  return findBrowser() ?? giveUp('Chromium was installed but is not where it should be: name it with BROWSER_PATH.');
}
