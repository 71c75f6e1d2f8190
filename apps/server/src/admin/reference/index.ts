import type { Ctx } from '#platform/context.ts';
import { referenceItems } from './reference.tables.ts';

/** Marks things as brought along; answers those that this database did not have before. */
export async function createNewReferences(
  ctx: Ctx,
  kind: string,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await ctx.db
    .insert(referenceItems)
    .values(keys.map((key) => ({ kind, key })))
    .onConflictDoNothing()
    .returning({ key: referenceItems.key });
  return new Set(rows.map(({ key }) => key));
}
