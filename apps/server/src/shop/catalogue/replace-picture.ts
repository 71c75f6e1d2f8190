import { diffForms } from '@vitrine/contract/shop/product-changes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { announceCatalogue } from './announce.ts';
import type { StoredPicture } from './catalogue.tables.ts';
import { readForms } from './read-form.ts';
import { recordChanges } from './record-changes.ts';
import { refreshCards } from './refresh-cards.ts';

/** Writes another picture into every product and category that shows one; a product that has both keeps the other one. */
export async function replacePicture(
  ctx: Ctx,
  key: string,
  picture: StoredPicture,
): Promise<{ productIds: string[]; categoryCount: number }> {
  const categoryCount = await ctx.db.run(
    sql`update categories set picture = ${JSON.stringify(picture)}::jsonb where picture ->> 'key' = ${key}`,
  );
  if (categoryCount) await announceCatalogue(ctx, []);
  if (key === picture.key) return { productIds: [], categoryCount };
  const shown = await ctx.db.rows(
    sql`select distinct product_id as id from product_images where key = ${key} order by 1`,
    { id: as.id },
  );
  const ids = shown.map(({ id }) => id);
  const before = await readForms(ctx, ids, { isLocking: true });
  const list = sql`${sql.param(ids)}::bigint[]`;
  await ctx.db.run(
    sql`delete from product_images i where i.key = ${key} and i.product_id = any(${list})
      and exists (select 1 from product_images other where other.product_id = i.product_id and other.key = ${picture.key})`,
  );
  await ctx.db.run(
    sql`update product_images set key = ${picture.key}, width = ${picture.width}, height = ${picture.height}, tone = ${picture.tone}
      where key = ${key} and product_id = any(${list})`,
  );
  await ctx.db.run(sql`update products set version = version + 1 where id = any(${list})`);
  const after = new Map((await readForms(ctx, ids)).map((stored) => [stored.id, stored]));
  await recordChanges(
    ctx,
    before.flatMap(({ id, form }) => {
      const now = after.get(id);
      return now
        ? [
            {
              productId: id,
              version: now.version,
              source: 'media' as const,
              changes: diffForms(form, now.form),
            },
          ]
        : [];
    }),
  );
  await refreshCards(ctx, ids);
  return { productIds: ids, categoryCount };
}
