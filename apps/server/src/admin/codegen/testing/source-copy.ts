import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../../../..');
/** Our own packages: they are links into the sources, and have to lead into the copy. */
const scope = '@vitrine';

function linkPackages(target: string): void {
  for (const folder of globSync(['node_modules', '{apps,packages}/*/node_modules'], {
    cwd: root,
  })) {
    mkdirSync(path.join(target, folder), { recursive: true });
    for (const name of readdirSync(path.join(root, folder)).filter(
      (one) => one !== scope && !one.startsWith('.migrations-'),
    ))
      symlinkSync(path.join(root, folder, name), path.join(target, folder, name));
  }
  mkdirSync(path.join(target, 'node_modules', scope), { recursive: true });
  for (const folder of [
    'packages/contract',
    'packages/sandbox-bank',
    'apps/server',
    'apps/console',
    'apps/storefront',
  ]) {
    const link = path.join(target, 'node_modules', scope, path.basename(folder));
    if (existsSync(path.join(target, folder))) symlinkSync(path.join(target, folder), link);
  }
}

/** A copy of the sources that are under version control or new, with the installed packages. Pictures and films are left out. */
export function copySources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-sources-'));
  const words = [
    '-c',
    'safe.directory=*',
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
  ];
  const files = execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
  const isNeeded = (file: string) =>
    /^(packages|apps|docs\/auth|scripts|e2e\/support|looks|[\w.]+\.json$)/.test(file);
  const isPicture = (file: string) => /\.(webp|png|jpe?g|mp4|vtt|tar)$/.test(file);
  const copied = files.filter(
    (one) => one && isNeeded(one) && !isPicture(one) && existsSync(path.join(root, one)),
  );
  for (const parent of new Set(copied.map((file) => path.dirname(file))))
    mkdirSync(path.join(folder, parent), { recursive: true });
  for (const file of copied) copyFileSync(path.join(root, file), path.join(folder, file));
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
