import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Until the first release there is one migration of tables and one of guards, made anew from the sources.
 * Tables come from `*.tables.ts`; triggers, checks and grants that Drizzle cannot express from `*.guards.sql`.
 */
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'apps/server/migrations');
const kit = path.join(root, 'node_modules/.bin/drizzle-kit');

rmSync(folder, { recursive: true, force: true });
execFileSync(kit, ['generate', '--name', 'tables'], { cwd: root, stdio: 'inherit' });
execFileSync(kit, ['generate', '--custom', '--name', 'guards'], { cwd: root, stdio: 'inherit' });
const guards = globSync('apps/server/src/**/*.guards.sql', { cwd: root }).sort();
const text = guards.map((file) => `-- ${path.basename(file)}\n${readFileSync(path.join(root, file), 'utf8').trim()}\n`).join('\n');
writeFileSync(path.join(folder, '0001_guards.sql'), text || 'select 1;\n');

const journalFile = path.join(folder, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { when: number }[] };
journal.entries.forEach((entry, index) => {
  entry.when = 1_795_000_000_000 + index;
});
writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
