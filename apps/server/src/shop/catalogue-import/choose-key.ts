import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { createStartCondition } from '#platform/db/like.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { Categories } from './find-categories.ts';
import type { ImportRecord } from './import.types.ts';
import { createProductKey, toWholeKey } from './product-key.rules.ts';

/** A key that no other product has, and none of the products that are `chosen` already: of the handle, or of what else names it. */
export async function chooseKey(
  ctx: Ctx,
  { key, records }: { key: string; records: readonly ImportRecord[] },
  {
    hasHandles,
    categories,
    chosen,
  }: { hasHandles: boolean; categories: Categories; chosen: Set<string> },
): Promise<string> {
  const handle = hasHandles ? toWholeKey(key, 76) : '';
  if (handle) return handle;
  const cells = records.flatMap((record) => Object.entries(record.cells));
  const find = (start: string) =>
    cells.find(([target, cell]) => target.startsWith(start) && cell)?.[1].trim() ?? '';
  const base = createProductKey({
    key,
    name: find('name.'),
    skus: records.flatMap((record) => record.cells.sku ?? []),
    category: categories.keyOf(find('category')),
  });
  const rows = await ctx.db.rows(
    sql`select key from products where ${createStartCondition(sql`key`, base)}`,
    { key: as.text },
  );
  const taken = new Set([...chosen, ...rows.map((row) => row.key)]);
  let found = base;
  for (let number = 2; taken.has(found); number += 1) found = `${base}-${number}`;
  chosen.add(found);
  return found;
}
