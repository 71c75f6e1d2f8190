import { languages } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { filterSeenDepartments } from '#admin/data-scope/index.ts';
import { textIn } from '#admin/dictionaries/index.ts';
import { shownRoleName } from '#admin/roles/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type * as english from '#texts/en/user-sheet.ts';
import { loadArea } from '#texts/load-area.ts';
import { listRolesAbove } from './user-guards.ts';

/** The values of a column that offers some: by their words in every language and by their codes, in small letters. */
export interface Choices<Value> {
  byWord: ReadonlyMap<string, Value>;
  /** In the caller's language, as a message lists them. */
  shown: readonly string[];
}

export interface RoleChoice {
  id: string;
  isAbove: boolean;
}

const texts = await loadArea<typeof english>('user-sheet');

export const foldWord = (word: string): string => word.normalize('NFKC').trim().toLowerCase();

/** The first word is the code, which is unique. A name that two values have means neither of them. */
function choicesOf<Value>(
  entries: readonly { value: Value; words: readonly [string, ...string[]]; shown?: string }[],
): Choices<Value> {
  const codes = new Map(entries.map(({ value, words }) => [foldWord(words[0]), value]));
  const names = entries.flatMap(({ value, words }) =>
    [...new Set(words.map(foldWord))].map((word) => ({ word, value })),
  );
  const owners = Map.groupBy(names, ({ word }) => word);
  const byName = names
    .filter(({ word }) => owners.get(word)?.length === 1)
    .map(({ word, value }) => [word, value] as const);
  return {
    byWord: new Map([...byName, ...codes]),
    shown: entries.flatMap(({ shown }) => shown ?? []),
  };
}

/** The genders with their words: those of the dictionary in every language. */
export async function readGenders(
  ctx: Ctx,
): Promise<Choices<0 | 1 | 2> & { labels: ReadonlyMap<number, string> }> {
  const rows = await ctx.db.rows(
    sql`
    select e.value, e.label, e.labels from dictionary_entries e join dictionaries d on d.id = e.dictionary_id
    where d.code = 'gender' and e.value in ('0', '1', '2') order by e.sort, e.id`,
    { value: as.text, label: as.text, labels: as.json<Record<string, string>>() },
  );
  const entries = rows.map(({ value, label, labels }) => ({
    value: Number(value) as 0 | 1 | 2,
    words: [value, label, ...Object.values(labels)] as const,
    shown: textIn(ctx.language, label, labels),
  }));
  return {
    ...choicesOf(entries),
    labels: new Map(entries.map(({ value, shown }) => [value, shown])),
  };
}

export const statusWord = (ctx: Ctx, status: 0 | 1): string =>
  texts[ctx.language].userSheet.statuses[status ? 'enabled' : 'disabled'];

export const readStatuses = (ctx: Ctx): Choices<0 | 1> =>
  choicesOf(
    ([1, 0] as const).map((value) => {
      const key = value ? 'enabled' : 'disabled';
      const words = languages.map((language) => texts[language].userSheet.statuses[key]);
      return { value, words: [String(value), ...words] as const, shown: statusWord(ctx, value) };
    }),
  );

/** Roles by code and by name. Those above the caller, and those that a sheet never gives, are known but not offered. */
export async function readRoles(ctx: Ctx): Promise<Choices<RoleChoice>> {
  const roles = await ctx.db.rows(
    sql`select id, code, name from roles where status = 1 order by sort, id`,
    {
      id: as.id,
      code: as.text,
      name: as.text,
    },
  );
  const ids = roles.map(({ id }) => id);
  const above = new Set(await listRolesAbove(ctx, ids));
  return choicesOf(
    roles.map(({ id, code, name }) => {
      const isAbove = above.has(name) || code === 'ROOT' || code === 'STORE_OWNER';
      const words = [
        code,
        name,
        ...languages.map((language) => shownRoleName(code, name, language)),
      ] as const;
      return {
        value: { id, isAbove },
        words,
        ...(isAbove ? {} : { shown: shownRoleName(code, name, ctx.language) }),
      };
    }),
  );
}

/** Departments within the caller's data scope, by code and by name. */
export async function readDepartments(ctx: Ctx): Promise<Choices<string>> {
  const rows = await ctx.db.rows(
    sql`
    select id, code, name from departments
    where ${filterSeenDepartments(ctx)}
    order by sort, id`,
    { id: as.id, code: as.text, name: as.text },
  );
  const isOnly = (name: string) =>
    rows.filter((row) => foldWord(row.name) === foldWord(name)).length === 1;
  return choicesOf(
    rows.map(({ id, code, name }) => ({
      value: id,
      words: [code, name] as const,
      shown: isOnly(name) ? name : code,
    })),
  );
}
