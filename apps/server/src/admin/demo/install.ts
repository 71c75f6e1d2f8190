import { createNewReferences } from '#admin/reference/index.ts';
import type { Ctx } from '#platform/context.ts';
import { demoItems } from './demo.tables.ts';

const seeds = [
  ['Pocket dictionary', 'book', 1_290, 12, 'book-a'],
  ['Desk lamp', 'gadget', 4_900, 35, 'house'],
  ['Gift wrapping', 'service', 350, 80, 'package'],
  ['Atlas of rivers', 'book', 3_995, 20, 'globe'],
  ['Kitchen timer', 'gadget', 1_450, 41, 'timer'],
  ['Express delivery', 'service', 990, 15, 'truck'],
  ['Cookbook', 'book', 2_750, 55, 'book-open'],
  ['Label printer', 'gadget', 12_900, 8, 'tag'],
  ['Product photos', 'service', 6_000, 62, 'image'],
  ['Travel guide', 'book', 1_895, 27, 'map'],
  ['Card reader', 'gadget', 3_900, 73, 'credit-card'],
  ['Translation', 'service', 4_500, 33, 'languages'],
  ['Colour chart', 'book', 2_200, 48, 'palette'],
  ['Parcel scale', 'gadget', 2_995, 19, 'scale'],
] as const;

/** Rows for the pages of lists, once for each database. */
export async function installDemo(ctx: Ctx): Promise<void> {
  if (!ctx.platform.config.demoPages) return;
  const fresh = await createNewReferences(ctx, 'demo', ['items']);
  if (fresh.size === 0) return;
  const now = ctx.clock.now();
  await ctx.db.insert(demoItems).values(
    seeds.map(([name, kind, cents, percent, icon], index) => ({
      name,
      kind,
      priceMinor: BigInt(cents),
      percent,
      icon,
      link: index % 2 ? '' : 'https://vitrine.example/items',
      status: index % 4 === 3 ? (0 as const) : (1 as const),
      description: '',
      createdAt: now,
      updatedAt: now,
    })),
  );
}
