import type * as contract from '@vitrine/contract/admin/dictionary-entries.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, asc, count, eq, inArray, max, or } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { Failure, notFound, orNotFound, violatedConstraint } from '#platform/failure.ts';
import { announceDictionaries } from './announce.ts';
import { dictionaries, dictionaryEntries } from './dictionaries.tables.ts';
import { assertEntriesUnused } from './dictionary-uses.ts';
import { isTranslatedAs } from './is-translated-as.ts';
import { textIn, writtenOf } from './translations.rules.ts';

type Form = contract.DictionaryEntryForm;
type EntryRow = typeof dictionaryEntries.$inferSelect;

const inOrder = [asc(dictionaryEntries.sort), asc(dictionaryEntries.id)];

async function getDictionary(ctx: Ctx, where: { code: string } | { id: string }) {
  const is = 'code' in where ? eq(dictionaries.code, where.code) : eq(dictionaries.id, where.id);
  // Locked, so that entries are ordered, added and deleted one after the other.
  return orNotFound((await ctx.db.select().from(dictionaries).where(is).for('update'))[0]);
}

const describe = (entry: EntryRow, dictCode: string) => ({
  id: entry.id,
  dictCode,
  label: entry.label,
  labels: entry.labels,
  value: entry.value,
  sort: entry.sort,
  status: entry.status === 1 ? (1 as const) : (0 as const),
  tagType: entry.tagType as contract.DictionaryEntryRow['tagType'],
});

const shownLabel = (ctx: Ctx, { label, labels }: Pick<EntryRow, 'label' | 'labels'>) =>
  textIn(ctx.language, label, labels);

/** The entries of a dictionary, disabled ones too. */
export async function pageEntries(
  ctx: Ctx,
  query: EndpointInput<typeof contract.pageDictionaryEntries>['query'],
): Promise<EndpointReply<typeof contract.pageDictionaryEntries>> {
  const [dictionary] = await ctx.db
    .select()
    .from(dictionaries)
    .where(eq(dictionaries.code, query.dictCode));
  const { id, code } = orNotFound(dictionary);
  const where = and(
    eq(dictionaryEntries.dictionaryId, id),
    query.keywords
      ? or(
          containsAny([dictionaryEntries.label, dictionaryEntries.value], query.keywords),
          isTranslatedAs(dictionaryEntries.labels, query.keywords),
        )
      : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(dictionaryEntries)
    .where(where)
    .orderBy(...inOrder)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(dictionaryEntries).where(where);
  return {
    list: rows.map((row) => ({ ...describe(row, code), shownLabel: shownLabel(ctx, row) })),
    total: total?.count ?? 0,
  };
}

export async function getEntryForm(ctx: Ctx, id: string): Promise<Form> {
  const [row] = await ctx.db
    .select({ entry: dictionaryEntries, code: dictionaries.code })
    .from(dictionaryEntries)
    .innerJoin(dictionaries, eq(dictionaries.id, dictionaryEntries.dictionaryId))
    .where(eq(dictionaryEntries.id, id));
  const { entry, code } = orNotFound(row);
  return describe(entry, code);
}

/** The enabled entries of an enabled dictionary, for one select. */
export async function listOptions(
  ctx: Ctx,
  dictCode: string,
): Promise<EndpointReply<typeof contract.listDictionaryOptions>> {
  const rows = await ctx.db
    .select({ entry: dictionaryEntries })
    .from(dictionaryEntries)
    .innerJoin(dictionaries, eq(dictionaries.id, dictionaryEntries.dictionaryId))
    .where(
      and(
        eq(dictionaries.code, dictCode),
        eq(dictionaries.status, 1),
        eq(dictionaryEntries.status, 1),
      ),
    )
    .orderBy(...inOrder);
  return rows.map(({ entry }) => ({
    value: entry.value,
    label: shownLabel(ctx, entry),
    ...(entry.tagType ? { tag: entry.tagType } : {}),
  }));
}

/** Whether a dictionary offers a value. */
export async function hasDictionaryEntry(
  ctx: Ctx,
  dictCode: string,
  value: string,
): Promise<boolean> {
  return (await listOptions(ctx, dictCode)).some((option) => option.value === value);
}

/** Throws for the first field of a form whose value is given and is no entry of its dictionary. */
export async function assertEntries(
  ctx: Ctx,
  form: Readonly<Record<string, unknown>>,
  dictCodeOf: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, dictCode] of Object.entries(dictCodeOf)) {
    const value = form[path] ?? '';
    if (value !== '' && !(await hasDictionaryEntry(ctx, dictCode, String(value))))
      throw new Failure('invalid-input', { fields: [{ path, code: 'choice' }] });
  }
}

export async function addEntry(ctx: Ctx, form: Form): Promise<null> {
  const dictionary = await getDictionary(ctx, { code: form.dictCode });
  const [last] = await ctx.db
    .select({ sort: max(dictionaryEntries.sort) })
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.dictionaryId, dictionary.id));
  await ctx.db
    .insert(dictionaryEntries)
    .values({
      dictionaryId: dictionary.id,
      value: form.value,
      label: form.label,
      labels: writtenOf(form.labels ?? {}),
      tagType: form.tagType ?? '',
      status: form.status ?? 1,
      sort: form.sort ?? Math.min((last?.sort ?? 0) + 1, 9_999),
    })
    .catch(valueTaken);
  await announceDictionaries(ctx, [dictionary.code]);
  return null;
}

/**
 * Changes an entry; fields that are not given stay. Another dictionary's code is refused: an entry does not move. A value
 * that rows have stays, else they would have one that no entry names.
 */
export async function changeEntry(ctx: Ctx, id: string, form: Form): Promise<null> {
  const dictionary = await getDictionary(ctx, { code: form.dictCode });
  const isMeant = and(
    eq(dictionaryEntries.id, id),
    eq(dictionaryEntries.dictionaryId, dictionary.id),
  );
  const [before] = await ctx.db.select().from(dictionaryEntries).where(isMeant);
  const entry = orNotFound(before);
  if (entry.value !== form.value)
    await assertEntriesUnused(ctx, [{ dictCode: dictionary.code, ...named(entry) }]);
  await ctx.db
    .update(dictionaryEntries)
    .set({
      value: form.value,
      label: form.label,
      ...(form.labels === undefined ? {} : { labels: writtenOf(form.labels) }),
      ...(form.tagType === undefined ? {} : { tagType: form.tagType ?? '' }),
      ...(form.status === undefined ? {} : { status: form.status }),
      ...(form.sort === undefined ? {} : { sort: form.sort }),
    })
    .where(isMeant)
    .catch(valueTaken);
  await announceDictionaries(ctx, [dictionary.code]);
  return null;
}

/** Numbers all entries of a dictionary anew; when one was added or deleted meanwhile, the order is looked at again first. */
export async function sortEntries(
  ctx: Ctx,
  dictionaryId: string,
  ids: readonly string[],
): Promise<null> {
  const dictionary = await getDictionary(ctx, { id: dictionaryId });
  const rows = await ctx.db
    .select({ id: dictionaryEntries.id })
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.dictionaryId, dictionary.id));
  const known = new Set(rows.map((row) => row.id));
  if (
    new Set(ids).size !== ids.length ||
    known.size !== ids.length ||
    !ids.every((id) => known.has(id))
  )
    throw new Failure('conflict');
  for (const [index, id] of ids.entries()) {
    await ctx.db
      .update(dictionaryEntries)
      .set({ sort: index + 1 })
      .where(eq(dictionaryEntries.id, id));
  }
  await announceDictionaries(ctx, [dictionary.code]);
  return null;
}

const named = ({ value, label, labels }: EntryRow) => ({
  value,
  text: label,
  translations: labels,
});

/** Deletes entries: all that were named, or none. One whose value rows have stays, and the failure says how many and where. */
export async function removeEntries(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const isNamed = inArray(dictionaryEntries.id, [...ids]);
  const rows = await ctx.db
    .select({ entry: dictionaryEntries, code: dictionaries.code })
    .from(dictionaryEntries)
    .innerJoin(dictionaries, eq(dictionaries.id, dictionaryEntries.dictionaryId))
    .where(isNamed)
    .orderBy(dictionaryEntries.id)
    .for('update');
  if (rows.length !== ids.length) notFound();
  await assertEntriesUnused(
    ctx,
    rows.map(({ entry, code }) => ({ dictCode: code, ...named(entry) })),
  );
  await ctx.db.delete(dictionaryEntries).where(isNamed);
  await announceDictionaries(ctx, [...new Set(rows.map(({ code }) => code))]);
  return null;
}

function valueTaken(error: unknown): never {
  if (violatedConstraint(error) === 'dictionary_entries_value')
    throw new Failure('dict-value-taken', { fields: [{ path: 'value', code: 'taken' }] });
  throw error;
}
