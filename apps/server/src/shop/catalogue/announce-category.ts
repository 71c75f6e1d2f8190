import type { Ctx } from '#platform/context.ts';
import { announceCatalogue } from './announce.ts';
import { categoryChanged } from './catalogue.events.ts';

/** Lets every process drop what it holds of the tree, and products be searched by the new names. */
export async function announceCategory(
  ctx: Ctx,
  id: string,
  _parents: readonly (string | null | undefined)[],
): Promise<void> {
  await ctx.platform.events.emit(ctx, categoryChanged, { categoryId: id });
  await announceCatalogue(ctx, []);
}
