import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { statement } from '#platform/db/statement.ts';
import { categories, type StoredPicture } from './catalogue.tables.ts';

const list = statement(
  () =>
    sql`select c.id, c.parent_id, c.key, c.names, c.picture from categories c order by c.parent_id nulls first, c.sort, c.id`,
  {
    id: categories.id,
    parentId: categories.parentId,
    key: categories.key,
    names: categories.names,
    picture: orNull(as.json<StoredPicture>()),
  },
  { isShort: true },
);

export type Category = Awaited<ReturnType<typeof list>>[number];

/** All categories, the primary ones first, each level in its order. */
export function listCategories(ctx: Ctx): Promise<Category[]> {
  return list(ctx, {});
}
