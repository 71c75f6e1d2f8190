import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Break } from './breaks.ts';

/** Modules are linked and not copied: nothing writes to them. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const kind = lstatSync(source);
    if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (kind.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}

/** A copy of the project in which breaks are applied: the checkout itself is never touched. */
export function makeWorkingCopy(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\0').filter((one) => one && existsSync(path.join(root, one)))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  for (const modules of [
    'node_modules',
    ...globSync('{apps,packages,scripts}/*/node_modules', { cwd: root }),
  ])
    linkTree(path.join(root, modules), path.join(copy, modules));
  for (const built of ['apps/console/dist', 'apps/storefront/build'])
    if (existsSync(path.join(root, built)))
      cpSync(path.join(root, built), path.join(copy, built), { recursive: true });
}

/** Applies a break; the returned function restores the file. */
export function applyBreak(copy: string, { file, find, replace }: Break): () => void {
  const full = path.join(copy, file);
  const source = readFileSync(full, 'utf8');
  // As a function: a replacement may contain `$`.
  writeFileSync(
    full,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(full, source);
}
