import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Finding, findInDocument, findInProgram, kinds } from './language/find-words.ts';

/**
 * Compares the language of names, comments, test titles and documents with the vocabulary (`language/vocabulary.ts`). Each folder has a
 * committed count of findings per kind, which may only fall. Part of `npm run check`.
 *
 * `node scripts/language.ts [folder]` lists the findings of a folder; `--write` commits the present counts, which is possible while no kind has more findings
 * in the whole project than before (files may move between folders).
 */
const root = path.resolve(import.meta.dirname, '..');
const countsFile = path.join(root, 'scripts/language/counts.json');
type Counts = Record<string, Partial<Record<Finding['kind'], number>>>;

const isProgram = (file: string): boolean =>
  /\.(?:ts|tsx|mjs|js)$/.test(file) &&
  !/\.d\.(?:ts|mts)$|\/texts\/|^scripts\/language\//.test(file);
/** The tables of the specification are in its words, the glossary names what to avoid, and the changelog is history. */
const isDocument = (file: string): boolean =>
  file.endsWith('.md') &&
  !/^docs\/(?:spec|glossary|authorisation)|^CHANGELOG|\/reports\//.test(file);

/** Two levels of folders in apps and packages below `src`, one elsewhere. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[2] === 'src' ? 5 : 2).join('/') || '.';
}

function readFindings(): { file: string; found: Finding[] }[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => (isProgram(file) || isDocument(file)) && existsSync(path.join(root, file)));
  return files.map((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return { file, found: isDocument(file) ? findInDocument(source) : findInProgram(source, file) };
  });
}

function countByFolder(all: ReturnType<typeof readFindings>): Counts {
  const counts: Counts = {};
  for (const { file, found } of all) {
    for (const { kind } of found) {
      const folder = counts[folderOf(file)] ?? {};
      counts[folderOf(file)] = { ...folder, [kind]: (folder[kind] ?? 0) + 1 };
    }
  }
  return counts;
}

function sortCounts(counts: Counts): Counts {
  const folders = Object.keys(counts).sort();
  return Object.fromEntries(
    folders.map((folder) => [
      folder,
      Object.fromEntries(
        kinds.flatMap((kind) => (counts[folder]?.[kind] ? [[kind, counts[folder][kind]]] : [])),
      ),
    ]),
  );
}

const sumOf = (counts: Counts, kind: Finding['kind']): number =>
  Object.values(counts).reduce((sum, folder) => sum + (folder[kind] ?? 0), 0);

const [option] = process.argv.slice(2);
const all = readFindings();
const present = countByFolder(all);
if (option === '--write') {
  const before: Counts = existsSync(countsFile)
    ? JSON.parse(readFileSync(countsFile, 'utf8'))
    : present;
  const grown = kinds.filter((kind) => sumOf(present, kind) > sumOf(before, kind));
  for (const kind of grown)
    process.stdout.write(`${kind}: ${sumOf(before, kind)} before, ${sumOf(present, kind)} now\n`);
  if (grown.length) process.exitCode = 1;
  else writeFileSync(countsFile, `${JSON.stringify(sortCounts(present), null, 2)}\n`);
} else if (option) {
  for (const { file, found } of all)
    if (file.startsWith(option))
      for (const { kind, line, text } of found)
        process.stdout.write(`${file}:${line}: ${kind}: ${text}\n`);
} else {
  const committed = JSON.parse(readFileSync(countsFile, 'utf8')) as Counts;
  const grown = Object.entries(present).flatMap(([folder, counts]) =>
    kinds.flatMap((kind) => {
      const [now, allowed] = [counts[kind] ?? 0, committed[folder]?.[kind] ?? 0];
      return now > allowed ? [{ folder, kind, now, allowed }] : [];
    }),
  );
  for (const { folder, kind, now, allowed } of grown)
    process.stdout.write(
      `${folder}: ${now} findings in ${kind}, ${allowed} allowed: node scripts/language.ts ${folder}\n`,
    );
  const sum = kinds.reduce((total, kind) => total + sumOf(present, kind), 0);
  process.stdout.write(`${sum} findings of language in ${Object.keys(present).length} folders\n`);
  process.exitCode = grown.length ? 1 : 0;
}
