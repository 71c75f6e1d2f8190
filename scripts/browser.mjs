import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, modules, node, run, step } from './install.mjs';

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

const packaged = '@sparticuz/chromium@153.0.0';

/** The headless Chromium from npm, unpacked into our own folder, for users who may not install system packages. */
async function unpackBrowser() {
  const folder = path.join(modules, '.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  await step('Fetching a headless Chromium from npm for the browser tests', () =>
    run('npm', ['install', '--silent', '--no-save', '--no-package-lock', '--prefix', folder, packaged]),
  );
  const entry = pathToFileURL(path.join(folder, 'node_modules/@sparticuz/chromium/build/index.js'));
  const program = `import(${JSON.stringify(entry.href)}).then(({ default: chromium }) => chromium.executablePath()).then(console.log)`;
  // It unpacks into the temporary folder, which other users of this machine may have used before.
  const unpacked = spawnSync(node, ['-e', program], { env: { ...process.env, TMPDIR: folder }, encoding: 'utf8' });
  const file = unpacked.stdout.trim();
  return file && spawnSync(file, ['--version']).status === 0 ? file : undefined;
}

/** The path of a Chromium: an installed one, else Debian's if we may install it, else npm's. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    return (await unpackBrowser()) ?? giveUp('The browser tests need Chrome or Chromium: install one, or name it with BROWSER_PATH.');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium and Chinese fonts for the browser tests', async () => {
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { env });
  });
  return findBrowser() ?? giveUp('Chromium was installed but is not where it should be: name it with BROWSER_PATH.');
}
