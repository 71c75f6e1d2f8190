import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { node, root, run, step } from './install.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';
import { toolPath } from './tool-path.mjs';

const apps = [
  {
    name: 'console',
    title: 'Building console and mobile site',
    sources: ['apps/console', 'packages/contract/src', 'packages/styles'],
    output: 'apps/console/dist',
  },
  {
    name: 'storefront',
    title: 'Building the storefront',
    sources: ['apps/storefront', 'packages/contract/src', 'packages/styles'],
    output: 'apps/storefront/build',
  },
];
const skipped = new Set(['node_modules', 'dist', 'build', '.react-router']);

function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (skipped.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/** The sources of the compiled modules of the server. */
const server = {
  sources: [
    'apps/server/src',
    'apps/server/demo',
    'packages/contract/src',
    'packages/sandbox-bank/src',
    'apps/storefront/build/server',
  ],
  files: ['package-lock.json', 'scripts/server-flags.mjs', 'scripts/cache-resolution.mjs'],
};

function hashOf({ sources, files = ['package-lock.json', 'scripts/precompress.ts'] }) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  for (const source of sources) {
    for (const file of filesBelow(path.join(root, source)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function runBuild(app, environment = {}) {
  await step(app.title, () =>
    run('npm', ['run', 'build', '-w', `@vitrine/${app.name}`], {
      env: { ...process.env, ...environment, PATH: toolPath(root) },
    }),
  );
}

/** Builds the storefront in a second folder and swaps the two, so that a server never loads an incomplete build. */
export async function rebuildStorefront() {
  const app = apps.find(({ name }) => name === 'storefront');
  const wanted = hashOf(app);
  const next = path.join(root, 'build/storefront-next');
  const former = path.join(root, 'build/storefront-former');
  for (const folder of [next, former]) rmSync(folder, { recursive: true, force: true });
  await runBuild(app, { STOREFRONT_BUILD: next });
  writeFileSync(path.join(next, '.vitrine-built'), wanted);
  const output = path.join(root, app.output);
  if (existsSync(output)) renameSync(output, former);
  renameSync(next, output);
  rmSync(former, { recursive: true, force: true });
}

/** Builds each app whose sources have changed since its last complete build. */
export async function ensureBuilt() {
  for (const app of apps) {
    const stamp = path.join(root, app.output, '.vitrine-built');
    const wanted = hashOf(app);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    await runBuild(app);
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
}

/**
 * Compiles the modules of the server into its compile cache, when they have changed: otherwise the first start would do it, for ten
 * seconds. A start without the cache is slow and not wrong, so that a failure here is none of the build.
 */
export async function ensureCompiled() {
  const folder = process.env.NODE_COMPILE_CACHE || serverEnvironment.NODE_COMPILE_CACHE;
  const stamp = path.join(folder, '.vitrine-compiled');
  const wanted = hashOf(server);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Compiling the server', async () => {
    await run(node, [...serverFlags, 'apps/server/src/start/compile-modules.ts'], {
      env: { ...process.env, ...serverEnvironment, NODE_COMPILE_CACHE: folder },
    });
    mkdirSync(folder, { recursive: true });
    writeFileSync(stamp, wanted);
  }).catch((error) => process.stdout.write(`  ${error.message}\n`));
}
