import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { shortName } from '#shop/orders/index.ts';
import { addPhoto, addReview, decideAll, reply, report, reviewToken } from '#shop/reviews/index.ts';
import { picturesFolder, reviewPictures } from '../pictures/manifest.ts';
import type { DemoReview } from '../stores/reviews.ts';
import { reviews } from '../stores/reviews.ts';
import { asOperator, readSeededStores } from './history/seeded-store.ts';

const dayMs = 86_400_000;
/** The last ones have just come in: operators have something to decide. */
const waitingCount = 4;
/** The owner of this one asked operators to look at it. */
const reported = { index: 17, reason: 'This is about the parcel service, not about the product.' };

const boughtRow = {
  id: as.id,
  storeId: as.id,
  deliveredAt: as.moment,
  address: as.json<{ firstName: string; lastName: string }>(),
  linkVersion: as.integer,
};
type Bought = RowOf<typeof boughtRow>;

/** A delivered line of the product, or of a product of the category, of somebody who reads that language. */
async function findBought(
  ctx: Ctx,
  { about, language }: DemoReview,
  taken: readonly string[],
): Promise<Bought | undefined> {
  const [found] = await ctx.db.rows(
    sql`
    select l.id, l.store_id, o.delivered_at, o.address, o.link_version from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
      join categories c on c.id = p.category_id
    where o.language = ${language} and o.kind = 'sale' and o.fulfilment = 'delivered' and o.buyer_payment = 'paid' and (p.key = ${about} or c.key = ${about})
      and not l.id = any(${sql.param([...taken])}::bigint[])
    order by l.store_id, l.id % 13, l.id limit 1`,
    boughtRow,
  );
  return found;
}

const at = (ctx: Ctx, moment: Date): Ctx => ({
  ...ctx,
  clock: { ...ctx.clock, now: () => moment },
});

/** The day after the parcel arrived, or now when that is still to come. */
const later = (ctx: Ctx, moment: Date, days: number): Date =>
  new Date(Math.min(moment.getTime() + days * dayMs, ctx.clock.now().getTime()));

async function photoOf(ctx: Ctx, token: string, productKey: string): Promise<string[]> {
  const file = reviewPictures[productKey];
  if (!file) return [];
  const bytes = await readFile(new URL(file, picturesFolder));
  return [
    (await addPhoto(ctx, token, { fileName: `${productKey}.webp`, mimeType: 'image/webp', bytes }))
      .key,
  ];
}

interface Written {
  review: DemoReview;
  bought: Bought;
  sentAt: Date;
}

/** Every review with what it is about, the first written first. */
async function chooseBought(ctx: Ctx): Promise<Written[]> {
  const written: Written[] = [];
  for (const [index, review] of reviews.entries()) {
    const bought = await findBought(
      ctx,
      review,
      written.map((one) => one.bought.id),
    );
    if (bought)
      written.push({ review, bought, sentAt: later(ctx, bought.deliveredAt, 1 + (index % 4)) });
  }
  return written.sort((left, right) => left.sentAt.getTime() - right.sentAt.getTime());
}

/** Reviews of buyers whose parcels arrived, through the same code as theirs; those of operators and owners follow. */
export async function seedReviews(platform: Platform): Promise<void> {
  const operator = await asOperator(platform);
  const owners = new Map((await readSeededStores(platform)).map(({ id, owner }) => [id, owner]));
  const written = await chooseBought(operator);
  for (const [index, { review, bought, sentAt }] of written.entries()) {
    const buyer = at({ ...operator, caller: null, language: review.language }, sentAt);
    const token = reviewToken(platform, bought);
    const photoKeys = review.withPhoto ? await photoOf(buyer, token, review.about) : [];
    const { rating, title, text } = review;
    await inTx(buyer, (tx) =>
      addReview(tx, token, { rating, title, text, author: shortName(bought.address), photoKeys }),
    );
    if (index >= written.length - waitingCount) continue;
    const [row] = await operator.db.rows(sql`select id from reviews where line_id = ${bought.id}`, {
      id: as.id,
    });
    const id = row?.id ?? '';
    await inTx(at(operator, later(operator, sentAt, 0.5)), (tx) =>
      decideAll(tx, { ids: [id], decision: 'publish', reason: '' }),
    );
    const owner = at(
      { ...operator, caller: owners.get(bought.storeId) ?? null },
      later(operator, sentAt, 1),
    );
    if (review.answer) await inTx(owner, (tx) => reply(tx, id, { text: review.answer ?? '' }));
    if (index === reported.index)
      await inTx(owner, (tx) => report(tx, id, { reason: reported.reason }));
  }
}
