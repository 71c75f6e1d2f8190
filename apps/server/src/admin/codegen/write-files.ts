import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from '@vitrine/contract/admin/codegen.ts';

const nameOf = ({ path: folder, fileName }: GeneratedFile): string => `${folder}/${fileName}`;

/** Files of the module that exist and differ: what somebody wrote there would be lost. Lists only get lines added. */
export const findReplaced = (files: readonly GeneratedFile[]): string[] =>
  files
    .filter(({ isList, before, content }) => !isList && before !== null && before !== content)
    .map(nameOf);

/** The nearest folder above a file that exists, with its links resolved. */
function existingFolder(file: string): string {
  const folder = path.dirname(file);
  return existsSync(folder) ? realpathSync(folder) : existingFolder(folder);
}

/** Where a file is written: below the root, also after links are followed. */
export function resolveInside(root: string, file: string): string {
  const realRoot = realpathSync(root);
  const target = path.resolve(realRoot, file);
  const place = existsSync(target)
    ? realpathSync(target)
    : path.join(existingFolder(target), path.basename(target));
  const isInside = (one: string) => one.startsWith(`${realRoot}${path.sep}`);
  if (!isInside(target) || !isInside(place)) throw new Error(`${file} is not below ${root}`);
  return target;
}

/** Writes those files that differ, and returns their names. All places are checked before the first is written. */
export function writeFiles(root: string, files: readonly GeneratedFile[]): string[] {
  const changed = files
    .filter(({ before, content }) => before !== content)
    .map((file) => ({
      name: nameOf(file),
      target: resolveInside(root, nameOf(file)),
      content: file.content,
    }));
  for (const { target, content } of changed) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return changed.map(({ name }) => name);
}
