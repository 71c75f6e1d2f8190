import { and, eq } from 'drizzle-orm';
import { createNewReferences } from '#admin/reference/index.ts';
import type { Ctx } from '#platform/context.ts';
import {
  type ReferenceDictionary,
  referenceDictionaries,
  translationsOf,
} from './dictionaries.reference.ts';
import { dictionaries, dictionaryEntries } from './dictionaries.tables.ts';

/** Lays down the dictionaries that are new to this database. */
export async function installDictionaries(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const fresh = await createNewReferences(
    ctx,
    'dictionary',
    referenceDictionaries.map(({ code }) => code),
  );
  for (const { code, name, entries } of referenceDictionaries.filter((dictionary) =>
    fresh.has(dictionary.code),
  )) {
    const [row] = await ctx.db
      .insert(dictionaries)
      .values({
        code,
        name: name.en,
        names: translationsOf(name),
        status: 1,
        remark: '',
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: dictionaries.id });
    if (!row) continue;
    await ctx.db.insert(dictionaryEntries).values(
      entries.map(({ value, label, tagType }, index) => ({
        dictionaryId: row.id,
        value,
        label: label.en,
        labels: translationsOf(label),
        tagType,
        status: 1,
        sort: index + 1,
      })),
    );
  }
  await addTranslations(ctx);
}

/** A database of an earlier version has the texts in English only: what nobody changed gets its translations, once. */
async function addTranslations(ctx: Ctx): Promise<void> {
  const codes = referenceDictionaries.map(({ code }) => code);
  const fresh = await createNewReferences(ctx, 'dictionary-texts', codes);
  for (const dictionary of referenceDictionaries.filter(({ code }) => fresh.has(code)))
    await translate(ctx, dictionary);
}

async function translate(ctx: Ctx, { code, name, entries }: ReferenceDictionary): Promise<void> {
  await ctx.db
    .update(dictionaries)
    .set({ names: translationsOf(name) })
    .where(and(eq(dictionaries.code, code), eq(dictionaries.name, name.en)));
  const [row] = await ctx.db
    .select({ id: dictionaries.id })
    .from(dictionaries)
    .where(eq(dictionaries.code, code));
  if (!row) return;
  for (const { value, label } of entries) {
    const { dictionaryId, value: valueColumn, label: labelColumn } = dictionaryEntries;
    await ctx.db
      .update(dictionaryEntries)
      .set({ labels: translationsOf(label) })
      .where(and(eq(dictionaryId, row.id), eq(valueColumn, value), eq(labelColumn, label.en)));
  }
}
