import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { readMenuTitles } from '#admin/menus/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { defineHook } from '#platform/hooks.ts';
import { textIn } from './translations.rules.ts';

/** A screen that reads a dictionary. */
export interface DictionaryUse {
  /** The code of the dictionary. */
  dictCode: string;
  /** The name of the screen's menu. */
  menu: string;
  /** Where the screen's rows store the value of an entry. */
  column?: PgColumn;
  /** The row that names the dictionary, if an operator chose it there. */
  subject?: string;
}

/** What each module that reads dictionaries implements: whether a dictionary or entry is in use is known by nothing else. */
export const dictionaryHooks = {
  uses: defineHook<(ctx: Ctx) => readonly DictionaryUse[] | Promise<readonly DictionaryUse[]>>(
    'dictionaries.uses',
  ),
};

/** Every use of every dictionary. */
async function listUses(ctx: Ctx): Promise<readonly DictionaryUse[]> {
  return (
    await Promise.all(ctx.platform.hooks.all(dictionaryHooks.uses).map((list) => list(ctx)))
  ).flat();
}

interface Named {
  text: string;
  translations: Parameters<typeof textIn>[2];
}

/** Throws if a screen reads one of the dictionaries, and names the screens with the number of their rows that have a value. */
export async function assertDictionariesUnused(
  ctx: Ctx,
  dictionaries: readonly (Named & { code: string })[],
): Promise<void> {
  const all = await listUses(ctx);
  const used = dictionaries.find(({ code }) => all.some(({ dictCode }) => dictCode === code));
  if (!used) return;
  const uses = all.filter(({ dictCode }) => dictCode === used.code);
  throw await inUse(
    ctx,
    used,
    await Promise.all(
      uses.map(async (use) => ({ use, rows: (await countRows(ctx, use)).reduce(sum, 0) })),
    ),
  );
}

/** Throws if a row has the value of one of the entries, and names the screens with the number of such rows. */
export async function assertEntriesUnused(
  ctx: Ctx,
  entries: readonly (Named & { dictCode: string; value: string })[],
): Promise<void> {
  const codes = new Set(entries.map(({ dictCode }) => dictCode));
  const uses = (await listUses(ctx)).filter((use) => codes.has(use.dictCode) && use.column);
  const counts = await Promise.all(
    uses.map(async (use) => ({ use, counted: await countRows(ctx, use) })),
  );
  for (const entry of entries) {
    const rowsOf = (counted: readonly Counted[]) =>
      counted.find(({ value }) => value === entry.value)?.rows ?? 0;
    const used = counts
      .filter(({ use }) => use.dictCode === entry.dictCode)
      .map(({ use, counted }) => ({ use, rows: rowsOf(counted) }))
      .filter(({ rows }) => rows > 0);
    if (used.length) throw await inUse(ctx, entry, used);
  }
}

interface Counted {
  value: string;
  rows: number;
}

const sum = (total: number, { rows }: Counted): number => total + rows;

/** How many rows have each value. */
async function countRows(ctx: Ctx, { column }: DictionaryUse): Promise<Counted[]> {
  if (!column) return [];
  return ctx.db.rows(
    sql`select ${column}::text as value, count(*)::int as rows from ${column.table} where ${column} is not null group by ${column}`,
    { value: as.text, rows: as.integer },
  );
}

async function inUse(
  ctx: Ctx,
  { text, translations }: Named,
  used: readonly { use: DictionaryUse; rows: number }[],
): Promise<Failure> {
  const titleOf = await readMenuTitles(
    ctx,
    used.map(({ use }) => use.menu),
  );
  const uses = used.map(({ use: { menu, subject }, rows }) => {
    const detail = subject ?? (rows ? String(rows) : '');
    return detail ? `${titleOf(menu)} (${detail})` : titleOf(menu);
  });
  return new Failure('dict-in-use', {
    values: { name: textIn(ctx.language, text, translations), uses: uses.join(', ') },
  });
}
