import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { chooseName } from './catalogue.rules.ts';
import { type Names, products } from './catalogue.tables.ts';

const list = statement(
  (places: Places<{ ids: string[] }>) =>
    sql`select id, card -> 'names' as names from products where id = any(${places.ids}::bigint[])`,
  { id: products.id, names: as.json<Names>() },
);

/** The names of products in the language of the call; unknown ids are left out. */
export async function listProductNames(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await list(ctx, { ids: [...new Set(ids)] });
  return new Map(rows.map(({ id, names }) => [id, chooseName(names, ctx.language)]));
}
