import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, modules, node, run, step } from './install.mjs';

/**
 * Debian's Chromium without a window: a headless one with all of its own interface draws that in processes of its own for
 * every page, and journeys take half as long again.
 */
const shell = 'chromium-headless-shell';
const candidates = [
  `/usr/bin/${shell}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findAmong = (isWanted) =>
  [process.env.BROWSER_PATH, ...candidates].find(
    (file) => file && existsSync(file) && isWanted(file),
  );

/** The path of the installed Chromium that is taken first. */
export const findBrowser = () => findAmong(() => true);

/** The path of one that lets pages show notifications, which the one without a window never does. */
export const findNotifyingBrowser = () => findAmong((file) => !file.endsWith(shell));

const packaged = '@sparticuz/chromium@153.0.0';

/** The headless Chromium from npm, unpacked into our own folder, for users who may not install system packages. */
async function unpackBrowser() {
  const folder = path.join(modules, '.cache', 'browser');
  mkdirSync(folder, { recursive: true });
  await step('Fetching a headless Chromium from npm for the browser tests', () =>
    run('npm', [
      'install',
      '--silent',
      '--no-save',
      '--no-package-lock',
      '--prefix',
      folder,
      packaged,
    ]),
  );
  const entry = pathToFileURL(path.join(folder, 'node_modules/@sparticuz/chromium/build/index.js'));
  const program = `import(${JSON.stringify(entry.href)}).then(({ default: chromium }) => chromium.executablePath()).then(console.log)`;
  // It unpacks into the temporary folder, which other users of this machine may have used before.
  const unpacked = spawnSync(node, ['-e', program], {
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  });
  const file = unpacked.stdout.trim();
  return file && spawnSync(file, ['--version']).status === 0 ? file : undefined;
}

async function installPackages(packages, isListOld) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('Installing Chromium and Chinese fonts for the browser tests', async () => {
    if (isListOld) await run('apt-get', ['update', '-q'], { env });
    await run(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'fonts-noto-cjk', ...packages],
      { env, timeout: 300_000 },
    );
  });
}

/** The path of a Chromium: an installed one or Debian's if we may install it, both first without a window, else npm's. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found && (found.endsWith(shell) || found === process.env.BROWSER_PATH)) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    return (
      found ??
      (await unpackBrowser()) ??
      giveUp(
        'The browser tests need Chrome or Chromium: install one, or name it with BROWSER_PATH.',
      )
    );
  }
  // With a browser at hand, the other one is a gain only where its package is at hand, too.
  const isKnown = spawnSync('apt-cache', ['show', shell]).status === 0;
  if (!found || isKnown) await installPackages(['chromium', shell], !found).catch(() => undefined);
  if (!findBrowser()) await installPackages(['chromium'], false);
  return (
    findBrowser() ??
    giveUp('Chromium was installed but is not where it should be: name it with BROWSER_PATH.')
  );
}
