import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * `npm run migration -- <name> [--custom]` writes a migration, `npm run migration -- --freeze` lists its hash, and
 * `--check`, a part of `npm run check`, finds frozen files that changed and tables that no migration creates.
 */
const migrationsOf = (root: string) => path.join(root, 'apps/server/migrations');
const listOf = (root: string) => path.join(migrationsOf(root), 'frozen.sha256');

const readHash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

function readJournal(root: string): string[] {
  const { entries } = JSON.parse(
    readFileSync(path.join(migrationsOf(root), 'meta/_journal.json'), 'utf8'),
  ) as {
    entries: { tag: string }[];
  };
  return entries.map(({ tag }) => `${tag}.sql`);
}

/** The frozen files in their order, in the format of `sha256sum --check`. */
function readFrozen(root: string): { name: string; hash: string }[] {
  if (!existsSync(listOf(root))) return [];
  return [...readFileSync(listOf(root), 'utf8').matchAll(/^(\w{64}) {2}(\S+)$/gm)].map(
    ([, hash = '', name = '']) => ({ name, hash }),
  );
}

/** Frozen files that have changed, and files that are not frozen yet. */
export function findFrozenBreaks(root: string): string[] {
  const frozen = readFrozen(root);
  const journal = readJournal(root);
  const files = readdirSync(migrationsOf(root)).filter((name) => name.endsWith('.sql'));
  const changed = frozen.flatMap(({ name, hash }, index) => {
    if (!files.includes(name)) return [`${name} is frozen and was removed: bring it back`];
    if (readHash(path.join(migrationsOf(root), name)) !== hash)
      return [`${name} is frozen and was changed: undo that, and add a migration`];
    return journal[index] === name
      ? []
      : [`${name} is frozen and not at its place in meta/_journal.json`];
  });
  const isFrozen = (name: string) => frozen.some((entry) => entry.name === name);
  const added = [...new Set([...files, ...journal])].filter((name) => !isFrozen(name));
  return [
    ...changed,
    ...added.map(
      (name) => `${name} is not frozen: when it is ready, run npm run migration -- --freeze`,
    ),
  ];
}

function runKit(root: string, words: string[], folder?: string): void {
  execFileSync(path.join(root, 'node_modules/.bin/drizzle-kit'), words, {
    cwd: root,
    stdio: folder ? 'pipe' : 'inherit',
    env: { ...process.env, ...(folder ? { MIGRATIONS_FOLDER: path.relative(root, folder) } : {}) },
  });
}

/** The statements that would change the migrated tables to those of the sources. */
export function findSchemaChanges(root: string): string[] {
  const folder = mkdtempSync(path.join(root, 'node_modules/.migrations-'));
  try {
    cpSync(migrationsOf(root), folder, { recursive: true });
    const before = readdirSync(folder);
    runKit(root, ['generate'], folder);
    return readdirSync(folder)
      .filter((name) => !before.includes(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds the new files to the list; existing lines are never changed. */
export function freeze(root: string): void {
  const frozen = readFrozen(root);
  const added = readJournal(root)
    .filter((name) => !frozen.some((entry) => entry.name === name))
    .map((name) => ({ name, hash: readHash(path.join(migrationsOf(root), name)) }));
  writeFileSync(
    listOf(root),
    [...frozen, ...added].map(({ name, hash }) => `${hash}  ${name}\n`).join(''),
  );
}

function check(root: string): string[] {
  const changes = findSchemaChanges(root);
  const differing = changes.length
    ? [
        `The tables in *.tables.ts are not those of the migrations: run npm run migration -- <name>. It will write:\n${changes.join('\n')}`,
      ]
    : [];
  return [...findFrozenBreaks(root), ...differing];
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const words = process.argv.slice(2);
  const name = words.find((word) => !word.startsWith('--'));
  if (words.includes('--check')) {
    const found = check(root);
    if (found.length) process.stdout.write(`${found.join('\n')}\n`);
    process.exit(found.length ? 1 : 0);
  }
  if (words.includes('--freeze')) freeze(root);
  else if (name && /^[a-z0-9-]+$/.test(name))
    runKit(root, ['generate', '--name', name, ...(words.includes('--custom') ? ['--custom'] : [])]);
  else {
    process.stdout.write(
      'Name the change: npm run migration -- add-gift-note (with --custom for SQL that is not of tables), or --freeze.\n',
    );
    process.exit(1);
  }
}
