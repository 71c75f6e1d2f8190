import type {
  DictionaryForm,
  listDictionaries,
  pageDictionaries,
} from '@vitrine/contract/admin/dictionaries.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { Failure, notFound, orNotFound, violatedConstraint } from '#platform/failure.ts';
import { announceDictionaries } from './announce.ts';
import { dictionaries, dictionaryEntries } from './dictionaries.tables.ts';
import { assertDictionariesUnused } from './dictionary-uses.ts';
import { isTranslatedAs } from './is-translated-as.ts';
import { textIn, writtenOf } from './translations.rules.ts';

type Query = z.output<(typeof pageDictionaries)['query']>;

const flag = (status: number): 0 | 1 => (status === 1 ? 1 : 0);

export async function pageAll(
  ctx: Ctx,
  query: Query,
): Promise<EndpointReply<typeof pageDictionaries>> {
  const where = and(
    query.keywords
      ? or(
          containsAny([dictionaries.name, dictionaries.code], query.keywords),
          isTranslatedAs(dictionaries.names, query.keywords),
        )
      : undefined,
    query.status ? eq(dictionaries.status, Number(query.status)) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(dictionaries)
    .where(where)
    .orderBy(desc(dictionaries.createdAt), asc(dictionaries.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(dictionaries).where(where);
  return {
    list: rows.map((row) => ({
      id: row.id,
      name: textIn(ctx.language, row.name, row.names),
      dictCode: row.code,
      status: flag(row.status),
    })),
    total: total?.count ?? 0,
  };
}

/** Every enabled dictionary with its enabled entries, for the client's cache. */
export async function listAll(ctx: Ctx): Promise<EndpointReply<typeof listDictionaries>> {
  const rows = await ctx.db
    .select()
    .from(dictionaries)
    .where(eq(dictionaries.status, 1))
    .orderBy(dictionaries.id);
  const entries = await ctx.db
    .select()
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.status, 1))
    .orderBy(dictionaryEntries.sort, dictionaryEntries.id);
  const byDictionary = Map.groupBy(entries, ({ dictionaryId }) => dictionaryId);
  return rows.map(({ id, name, names, code }) => ({
    name: textIn(ctx.language, name, names),
    dictCode: code,
    dictDataList: (byDictionary.get(id) ?? []).map(({ value, label, labels, tagType }) => ({
      value,
      label: textIn(ctx.language, label, labels),
      tagType: tagType as 'info',
    })),
  }));
}

export async function getForm(ctx: Ctx, id: string): Promise<DictionaryForm> {
  const [row] = await ctx.db.select().from(dictionaries).where(eq(dictionaries.id, id));
  const { name, names, code, status, remark } = orNotFound(row);
  return { id, name, names, dictCode: code, status: flag(status), remark };
}

export async function addDictionary(ctx: Ctx, form: DictionaryForm): Promise<null> {
  const now = ctx.clock.now();
  await ctx.db
    .insert(dictionaries)
    .values({ ...valuesOf(form), createdAt: now, updatedAt: now })
    .catch(codeTaken);
  await announceDictionaries(ctx, [form.dictCode]);
  return null;
}

/** Changes a dictionary. One that is in use keeps its code, by which it is read. */
export async function changeDictionary(ctx: Ctx, id: string, form: DictionaryForm): Promise<null> {
  const [before] = await ctx.db
    .select()
    .from(dictionaries)
    .where(eq(dictionaries.id, id))
    .for('update');
  const { code, name, names } = orNotFound(before);
  if (code !== form.dictCode)
    await assertDictionariesUnused(ctx, [{ code, text: name, translations: names }]);
  await ctx.db
    .update(dictionaries)
    .set({ ...valuesOf(form), updatedAt: ctx.clock.now() })
    .where(eq(dictionaries.id, id))
    .catch(codeTaken);
  await announceDictionaries(ctx, [...new Set([code, form.dictCode])]);
  return null;
}

/** Deletes dictionaries with their entries: all that were named, or none. One that a screen reads stays, and the failure names the screens. */
export async function removeDictionaries(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const isNamed = inArray(dictionaries.id, [...ids]);
  const named = await ctx.db
    .select()
    .from(dictionaries)
    .where(isNamed)
    .orderBy(dictionaries.id)
    .for('update');
  if (named.length !== ids.length) notFound();
  await assertDictionariesUnused(
    ctx,
    named.map(({ code, name, names }) => ({ code, text: name, translations: names })),
  );
  await ctx.db.delete(dictionaries).where(isNamed);
  await announceDictionaries(
    ctx,
    named.map(({ code }) => code),
  );
  return null;
}

function valuesOf(form: DictionaryForm) {
  const { names } = form;
  return {
    name: form.name,
    ...(names ? { names: writtenOf(names) } : {}),
    code: form.dictCode,
    status: form.status ?? 1,
    remark: form.remark ?? '',
  };
}

function codeTaken(error: unknown): never {
  if (violatedConstraint(error) === 'dictionaries_code')
    throw new Failure('dict-code-taken', { fields: [{ path: 'dictCode', code: 'taken' }] });
  throw error;
}
