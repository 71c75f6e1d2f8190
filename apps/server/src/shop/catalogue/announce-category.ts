import type { Ctx } from '#platform/context.ts';
import { announceCatalogue } from './announce.ts';
import { categoryChanged } from './catalogue.events.ts';

/** Lets products follow a change of a category, and every process drop what shows it and its present and former parents. */
export async function announceCategory(
  ctx: Ctx,
  id: string,
  parents: readonly (string | null | undefined)[],
): Promise<void> {
  await ctx.platform.events.emit(ctx, categoryChanged, { categoryId: id });
  await announceCatalogue(ctx, []);
  const tags = [id, ...parents].flatMap((one) => (one ? [`category:${one}`] : []));
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: [...new Set(tags)] });
}
