import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadSharp } from '../apps/server/src/platform/files/picture-library.ts';
import { pictureName, scenes } from '../looks/comparison/scenes.ts';
import { ensureBrowser } from './browser.mjs';
import { modules, node, root } from './install.mjs';
import { withParentTree } from './parent-tree.mjs';
import { toolPath } from './tool-path.mjs';

/** Of the server that is pictured: its addresses are in the pictures, as text and as QR codes. */
const ports = [18_790, 18_791, 18_792, 18_793, 18_794];
const committed = path.join(root, 'looks/pictures');
const say = (text) => process.stdout.write(`${text}\n`);

/** For example `chromium-156`: other versions draw letters and edges a little differently. */
function readVersion(browser) {
  const answer = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  const major = /(\d+)\.\d+\.\d+/.exec(answer.stdout)?.[1];
  if (!major) throw new Error(`${browser} --version does not print a version.`);
  return `chromium-${major}`;
}

/** Pictures of 256 colours have a third of the size, and the comparison does not see the difference. */
async function compress(file) {
  const sharp = await loadSharp();
  writeFileSync(
    file,
    await sharp(readFileSync(file)).png({ palette: true, effort: 10, dither: 0 }).toBuffer(),
  );
}

async function runPlaywright({ out, version, compared, isUpdate }) {
  const workDir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-pictures-'));
  const words = [
    'test',
    '-c',
    'looks/comparison/playwright.config.ts',
    `--update-snapshots=${isUpdate ? 'changed' : 'none'}`,
  ];
  const child = spawn(node, [path.join(modules, '@playwright/test/cli.js'), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      BROWSER_PATH: await ensureBrowser(),
      E2E_DIR: workDir,
      E2E_PORTS: ports.join(','),
      E2E_DEMO: 'full',
      LOOKS_OUT: out,
      LOOKS_BROWSER: version,
      ...(compared ? { LOOKS_COMPARED: compared } : {}),
      PATH: toolPath(root),
    },
  });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  const status = await new Promise((resolve) => child.on('exit', resolve));
  process.off('SIGTERM', stop);
  rmSync(workDir, { recursive: true, force: true });
  return status ?? 1;
}

/** Writes the pictures that changed, and removes those of other browsers and of scenes that are gone. */
async function updatePictures(out, version) {
  const startedAt = Date.now();
  const status = await runPlaywright({ out, version, isUpdate: true });
  const expected = new Set(scenes.map((scene) => `${pictureName(scene)}.${version}.png`));
  for (const name of globSync('*.png', { cwd: committed })) {
    const file = path.join(committed, name);
    if (!expected.has(name)) rmSync(file);
    else if (statSync(file).mtimeMs >= startedAt) await compress(file);
  }
  const kept = globSync('*.png', { cwd: committed }).map(
    (name) => statSync(path.join(committed, name)).size,
  );
  say(
    `${kept.length} pictures of ${version} in looks/pictures, ${(kept.reduce((sum, size) => sum + size, 0) / 1_000_000).toFixed(1)} MB.`,
  );
  return status;
}

async function compare(out, version, compared) {
  const status = await runPlaywright({ out, version, compared });
  const differences = globSync('**/*-diff.png', { cwd: path.join(out, 'comparison') });
  for (const file of differences)
    say(`Differs: ${path.basename(file, '-diff.png')}: ${path.join(out, 'comparison', file)}`);
  say(
    `${differences.length} of ${scenes.length} pictures differ from ${compared ? 'the parent commit' : 'looks/pictures'}.`,
  );
  return status;
}

/**
 * The comparison of key screens with the committed pictures. Pictures of another version of the browser cannot be compared: then the
 * parent commit is built in a folder of its own, and its pictures, made by the browser of this machine, are compared with instead.
 */
export async function comparePictures(out, isUpdate) {
  const version = readVersion(await ensureBrowser());
  if (isUpdate) return updatePictures(out, version);
  if (globSync(`*.${version}.png`, { cwd: committed }).length) return compare(out, version);
  const others = new Set(
    globSync('*.png', { cwd: committed }).map((name) => name.split('.').at(-2)),
  );
  say(`looks/pictures has no pictures of ${version}, only of ${[...others].join(', ') || 'none'}.`);
  return withParentTree('looks/comparison/playwright.config.ts', async (tree, commit) => {
    say(`The old pictures are made from commit ${commit} instead.`);
    const words = [
      'scripts/command.mjs',
      '--built',
      'scripts/look.mjs',
      '--only',
      'pictures',
      '--update',
      '--out',
      path.join(out, 'parent'),
    ];
    const child = spawn(node, words, {
      cwd: tree,
      stdio: 'inherit',
      env: { ...process.env, PATH: toolPath(tree) },
    });
    const made = await new Promise((resolve) => child.on('exit', resolve));
    if (made !== 0) say(`Not all pictures of commit ${commit} could be made.`);
    const status = await compare(out, version, path.join(tree, 'looks/pictures'));
    say(
      `Compared with pictures of commit ${commit}. To commit pictures of ${version}: npm run look -- --only pictures --update`,
    );
    return made === 0 ? status : 1;
  });
}
