import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { invalidateCategory } from './announce-category.ts';
import { categories, type Names } from './catalogue.tables.ts';

export interface CreateCategoryInput {
  key: string;
  /** Key of the primary category; left out for a primary one. */
  parentKey?: string | undefined;
  names: Names;
  sort: number;
}

async function getCategoryId(ctx: Ctx, key: string): Promise<string> {
  const [row] = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.key, key));
  return orNotFound(row).id;
}

/** Creates a category, or brings the one with this key up to date; names in languages that are not given stay. */
export async function createCategory(ctx: Ctx, input: CreateCategoryInput): Promise<string> {
  const parentId = input.parentKey ? await getCategoryId(ctx, input.parentKey) : null;
  const { key, sort, names } = input;
  const [row] = await ctx.db
    .insert(categories)
    .values({ key, parentId, sort, names })
    .onConflictDoUpdate({
      target: categories.key,
      set: { parentId, sort, names: sql`(categories.names::jsonb || excluded.names::jsonb)::json` },
    })
    .returning({ id: categories.id });
  const { id } = orNotFound(row);
  await invalidateCategory(ctx, id, [key]);
  return id;
}
