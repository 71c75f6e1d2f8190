import { desc, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { sanitizeHtml } from '#platform/rich-text.ts';
import { demoTexts } from './demo.tables.ts';

export async function readText(ctx: Ctx): Promise<{ content: string }> {
  const [row] = await ctx.db
    .select({ content: demoTexts.content })
    .from(demoTexts)
    .orderBy(desc(demoTexts.id))
    .limit(1);
  return { content: row?.content ?? '' };
}

/** Keeps only the formatting of a text, whatever a client sends. */
export async function saveText(
  ctx: Ctx,
  { content }: { content: string },
): Promise<{ content: string }> {
  const stored = { content: await sanitizeHtml(content), updatedAt: ctx.clock.now() };
  await ctx.db
    .insert(demoTexts)
    .values({ id: '1', ...stored })
    .onConflictDoUpdate({
      target: demoTexts.id,
      set: { content: sql`excluded.content`, updatedAt: sql`excluded.updated_at` },
    });
  return { content: stored.content };
}
