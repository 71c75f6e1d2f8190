import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { ensureBuilt, rebuildStorefront } from './build.mjs';
import { ensureInstalled, giveUp, modules, node, root } from './install.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';
import { appPorts, readSetting, requireFreePorts, sandboxPort } from './settings.mjs';

// The server restarts when one of its files changes, and after a rebuild of the storefront when one of the storefront's does; the console
// and the mobile site are updated in the open page.
const devPort = ['DEV_PORT', '5173'];
const serverFolders = [
  'apps/server/src',
  'apps/server/migrations',
  'packages/contract/src',
  'packages/sandbox-bank/src',
];
const storefrontFolders = [
  'apps/storefront/app',
  'apps/storefront/public',
  'packages/styles',
  'packages/contract/src',
];
const settleMs = 200;

await requireFreePorts('127.0.0.1', [...appPorts, sandboxPort, devPort]);
await ensureInstalled();
await ensureBuilt().catch((error) => giveUp(`An app could not be built:\n${error.message}`));
const page = `http://127.0.0.1:${readSetting(...devPort)}`;
const API_URL = `http://127.0.0.1:${readSetting(...appPorts[0])}`;
const options = {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, API_URL, ...process.env },
};
let isStopping = false;
let server;
let restart;
let rebuild;
let isBuilding = false;
let isOutdated = false;

function startServer() {
  const child = spawn(node, [...serverFlags, 'apps/server/src/main.ts'], options);
  server = child;
  child.once('exit', () => {
    if (server === child) server = undefined;
    if (isStopping) return;
    if (child.isReplaced) startServer();
    else process.stdout.write('\nThe server has stopped; it restarts when a file changes.\n');
  });
}

// The files of one save are handled together; a server that is stopping is restarted once.
function restartSoon(_event, name) {
  if (isStopping || !/\.(ts|sql|json)$/.test(name ?? '') || /\.test\.ts$/.test(name)) return;
  clearTimeout(restart);
  restart = setTimeout(() => {
    process.stdout.write(`\n${name} has changed.\n`);
    restartServer();
  }, settleMs);
}

function restartServer() {
  if (!server) return startServer();
  if (server.isReplaced) return;
  server.isReplaced = true;
  server.kill('SIGTERM');
}

/** The server renders the storefront from a build: it is rebuilt, then the server restarts. */
async function buildStorefront() {
  if (isBuilding) {
    isOutdated = true;
    return;
  }
  isBuilding = true;
  try {
    do {
      isOutdated = false;
      process.stdout.write('\n');
      await rebuildStorefront();
    } while (isOutdated);
    restartServer();
  } catch (error) {
    process.stdout.write(
      `\nThe storefront could not be built; the last build is kept.\n${error.message}\n`,
    );
  } finally {
    isBuilding = false;
  }
}

function rebuildSoon(_event, name) {
  if (
    isStopping ||
    !/\.(tsx?|css|svg|js|webmanifest)$/.test(name ?? '') ||
    /\.test\.ts$/.test(name)
  )
    return;
  clearTimeout(rebuild);
  rebuild = setTimeout(buildStorefront, settleMs);
}

/** Watches each folder separately: Node's recursive watching misses a file that an editor replaces instead of writing to it. */
function watchBelow(folder, changed) {
  watch(folder, changed).on('error', () => undefined);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) watchBelow(path.join(folder, entry.name), changed);
  }
}

startServer();
for (const folder of serverFolders) watchBelow(path.join(root, folder), restartSoon);
for (const folder of storefrontFolders)
  if (existsSync(path.join(root, folder))) watchBelow(path.join(root, folder), rebuildSoon);
const vite = spawn(
  node,
  [
    path.join(modules, 'vite/bin/vite.js'),
    ...[
      '--config',
      'apps/console/vite.config.ts',
      '--host',
      '127.0.0.1',
      '--port',
      readSetting(...devPort),
      '--strictPort',
    ],
    // The server's output stays on the screen.
    ...['--clearScreen', 'false', '--logLevel', 'warn'],
  ],
  options,
);
process.stdout.write(
  `  With hot reload: console ${page}/, mobile site ${page}/mobile.html. The storefront is built anew after a change, and the server starts anew by itself.\n`,
);

// A terminal sends Ctrl-C to the whole group, and on a second one the server stops at once.
function stop(signal) {
  isStopping = true;
  clearTimeout(restart);
  clearTimeout(rebuild);
  if (signal !== 'SIGINT') server?.kill('SIGTERM');
  vite.kill('SIGTERM');
  const timer = setInterval(() => server || process.exit(0), 50);
  timer.ref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
vite.on('exit', () => isStopping || stop('SIGTERM'));
