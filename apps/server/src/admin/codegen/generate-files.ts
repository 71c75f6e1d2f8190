import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratedFile } from '@vitrine/contract/admin/codegen.ts';
import { describeField } from '#texts/api/fields.ts';
import { formatFiles } from './format-files.ts';
import type { Plan } from './plan.ts';
import { consoleLists } from './templates/console-lists.ts';
import { writeContract } from './templates/contract.ts';
import { writeFieldTexts } from './templates/field-texts.ts';
import { type MigrationState, writeMigration } from './templates/migration.ts';
import { writeModule } from './templates/module.ts';
import { pageFile, writePage } from './templates/page.ts';
import { serverLists } from './templates/server-lists.ts';
import { writeTables } from './templates/tables.ts';
import { writeTest } from './templates/test.ts';
import { writeTexts } from './templates/texts.ts';

const read = (root: string, file: string): string | null => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
};

function needed(root: string, file: string): string {
  const text = read(root, file);
  if (text === null)
    throw new Error(`${file} is not below ${root}: code is generated where the sources are`);
  return text;
}

/** The files of the module itself. */
function writeOwnFiles(root: string, plan: Plan): Record<string, string> {
  const server = `apps/server/src/${plan.area}/${plan.module}`;
  const fieldFile = `apps/server/src/texts/api/${plan.module}-fields.ts`;
  // Names that this module described when it was generated before are still its own.
  const before = read(root, fieldFile) ?? '';
  const isDescribed = (name: string) =>
    describeField(name, '') !== undefined && !before.includes(`\n  ${name}: `);
  return {
    [`packages/contract/src/${plan.area}/${plan.module}.ts`]: writeContract(plan),
    ...(plan.source ? {} : { [`${server}/${plan.module}.tables.ts`]: writeTables(plan) }),
    [`${server}/index.ts`]: writeModule(plan),
    [`${server}/${plan.module}.test.ts`]: writeTest(plan),
    [fieldFile]: writeFieldTexts(plan, isDescribed),
    [pageFile(plan)]: writePage(plan),
    ...writeTexts(plan),
  };
}

/** The migration of a table that is not in code yet; none when the last migrations have it already. */
function writeMigrationFiles(root: string, plan: Plan): Readonly<Record<string, string>> {
  if (plan.source) return {};
  const folder = 'apps/server/migrations';
  const journal = JSON.parse(
    needed(root, `${folder}/meta/_journal.json`),
  ) as MigrationState['journal'];
  const last = String(journal.entries.at(-1)?.idx ?? 0).padStart(4, '0');
  const snapshot = JSON.parse(
    needed(root, `${folder}/meta/${last}_snapshot.json`),
  ) as MigrationState['snapshot'];
  if (snapshot.tables[`public.${plan.table.name}`]) return {};
  return writeMigration(plan, {
    journal,
    snapshot,
    frozen: needed(root, `${folder}/frozen.sha256`),
  });
}

/** Every file of the module and every list of the project with it, each beside what is there now. Lists that stay as they are are left out. */
export async function generateFiles(root: string, plan: Plan): Promise<GeneratedFile[]> {
  const own = writeOwnFiles(root, plan);
  const migration = writeMigrationFiles(root, plan);
  const lists = Object.entries({ ...serverLists, ...consoleLists }).map(([file, register]) => {
    const before = needed(root, file);
    return [file, register(before, plan), before] as const;
  });
  const changed = lists
    .filter(([, text, before]) => text !== before)
    .map(([file, text]) => [file, text] as const);
  const isList = new Set([
    ...changed.map(([file]) => file),
    ...Object.keys(migration).filter((file) => /_journal\.json$|sha256$/.test(file)),
  ]);
  const formatted = await formatFiles(root, { ...own, ...Object.fromEntries(changed) });
  return Object.entries({ ...formatted, ...migration })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, content]) => ({
      path: path.posix.dirname(file),
      fileName: path.posix.basename(file),
      content,
      before: read(root, file),
      isList: isList.has(file),
    }));
}
