import { type Language, languages } from '@vitrine/contract/locales.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { found } from '#platform/failure.ts';
import { announceCatalogue } from './announce.ts';
import { categories, categoryTexts, type Names } from './catalogue.tables.ts';

export interface CreateCategoryInput {
  key: string;
  /** Key of the primary category; left out for a primary one. */
  parentKey?: string | undefined;
  names: Names;
  sort: number;
}

async function getCategoryId(ctx: Ctx, key: string): Promise<string> {
  const [row] = await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.key, key));
  return found(row).id;
}

/** Creates a category, or brings the one with this key up to date. */
export async function createCategory(ctx: Ctx, input: CreateCategoryInput): Promise<string> {
  const parentId = input.parentKey ? await getCategoryId(ctx, input.parentKey) : null;
  const [row] = await ctx.db
    .insert(categories)
    .values({ key: input.key, parentId, sort: input.sort })
    .onConflictDoUpdate({ target: categories.key, set: { parentId, sort: input.sort } })
    .returning({ id: categories.id });
  const categoryId = found(row).id;
  const texts = languages.flatMap((language: Language) => {
    const name = input.names[language];
    return name ? [{ categoryId, language, name }] : [];
  });
  await ctx.db
    .insert(categoryTexts)
    .values(texts)
    .onConflictDoUpdate({ target: [categoryTexts.categoryId, categoryTexts.language], set: { name: sql`excluded.name` } });
  await announceCatalogue(ctx, []);
  return categoryId;
}
