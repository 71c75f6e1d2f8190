import { createNewReferences } from '#admin/reference/index.ts';
import type { Ctx } from '#platform/context.ts';
import { referenceDictionaries } from './dictionaries.reference.ts';
import { dictionaries, dictionaryEntries } from './dictionaries.tables.ts';

/** Lays down the dictionaries that are new to this database. */
export async function installDictionaries(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const fresh = await createNewReferences(
    ctx,
    'dictionary',
    referenceDictionaries.map(({ code }) => code),
  );
  for (const { code, name, entries } of referenceDictionaries.filter((dictionary) => fresh.has(dictionary.code))) {
    const [row] = await ctx.db
      .insert(dictionaries)
      .values({ code, name: name.en, status: 1, remark: '', createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: dictionaries.id });
    if (!row) continue;
    await ctx.db.insert(dictionaryEntries).values(
      entries.map(({ value, label, tagType }, index) => ({
        dictionaryId: row.id,
        value,
        label: label.en,
        tagType,
        status: 1,
        sort: index + 1,
      })),
    );
  }
}
