import {
  dictionaries as contract,
  type DictionaryForm,
  type listDictionaries,
} from '@vitrine/contract/admin/dictionaries.ts';
import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { createCrudService } from '#platform/crud/crud-service.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { announceDictionaries } from './announce.ts';
import { dictionaries, dictionaryEntries } from './dictionaries.tables.ts';
import { assertDictionariesUnused } from './dictionary-uses.ts';
import { isTranslatedAs } from './is-translated-as.ts';
import { textIn, writtenOf } from './translations.rules.ts';

type Row = typeof dictionaries.$inferSelect;

const flag = (status: number): 0 | 1 => (status === 1 ? 1 : 0);

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

const toUse = ({ code, name, names }: Row) => ({ code, text: name, translations: names });

/** Dictionaries. One that a screen reads keeps its code, and stays; the failure names the screens. */
export const dictionaryService = createCrudService(contract, {
  table: dictionaries,
  order: [desc(dictionaries.createdAt), asc(dictionaries.id)],
  where: ({ keywords, status }) =>
    and(
      keywords
        ? or(
            containsAny([dictionaries.name, dictionaries.code], keywords),
            isTranslatedAs(dictionaries.names, keywords),
          )
        : undefined,
      status ? eq(dictionaries.status, Number(status)) : undefined,
    ),
  toRows: (rows, { language }) =>
    rows.map(({ id, name, names, code, status }) => ({
      id,
      name: textIn(language, name, names),
      dictCode: code,
      status: flag(status),
    })),
  toForm: ({ id, name, names, code, status, remark }) => {
    return { id, name, names, dictCode: code, status: flag(status), remark };
  },
  fromForm: valuesOf,
  constraints: { dictionaries_code: ['dict-code-taken', 'dictCode'] },
  async assertChange(ctx, before, { dictCode }) {
    if (before.code !== dictCode) await assertDictionariesUnused(ctx, [toUse(before)]);
  },
  assertDelete: (ctx, rows) => assertDictionariesUnused(ctx, rows.map(toUse)),
  afterChange: (ctx, { before, after }) =>
    announceDictionaries(ctx, [
      ...new Set([before, after].flatMap((row) => (row ? [row.code] : []))),
    ]),
});
