import { fileUrl } from '@vitrine/contract/images.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { type ReviewForm, reviewLinkPurpose } from '@vitrine/contract/shop/storefront-reviews.ts';
import { sql } from 'drizzle-orm';
import type { Ctx, Platform } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { readSigned, type SignedId, signId } from '#platform/security/signed-ids.ts';
import { findFocus } from '../catalogue/index.ts';

/** The secret of the link for one bought line. */
export const reviewToken = (
  platform: Platform,
  { id, linkVersion }: Pick<BoughtLine, 'id' | 'linkVersion'>,
): string => signId(platform, reviewLinkPurpose, id, linkVersion);

export const readReviewToken = (platform: Platform, token: string): SignedId | undefined =>
  readSigned(platform, reviewLinkPurpose, token);

const lineRow = {
  id: as.id,
  orderId: as.id,
  storeId: as.id,
  productId: as.id,
  name: as.text,
  option: orNull(as.text),
  imageKey: orNull(as.text),
  isReturned: as.boolean,
  isDelivered: as.boolean,
  reviewId: orNull(as.id),
  address: as.json<Address>(),
  linkVersion: as.integer,
};
export type BoughtLine = RowOf<typeof lineRow>;

/**
 * Whether the buyer has the money of a whole line back: of `order_lines l` and `orders o`. A refund of a whole order that was
 * sent names no units.
 */
export const isReturnedSql = sql`(l.refunded >= l.quantity or o.buyer_payment in ('refunded', 'charged_back'))`;

/** The lines of a sold order with what decides whether they can be reviewed. Own orders of owners have none. */
export function readBoughtLines(ctx: Ctx, orderId: string): Promise<BoughtLine[]> {
  return ctx.db.rows(
    sql`
    select l.id, l.order_id, l.store_id, l.product_id, l.name, l.option, l.image_key, ${isReturnedSql} as is_returned, r.id as review_id,
      o.address, o.link_version,
      exists (select 1 from shipment_lines sl join shipments s on s.id = sl.shipment_id
        where sl.line_id = l.id and s.delivered_at is not null) as is_delivered
    from order_lines l join orders o on o.id = l.order_id left join reviews r on r.line_id = l.id
    where l.order_id = ${orderId} and o.kind = 'sale' order by l.position`,
    lineRow,
  );
}

export function stateOf({
  reviewId,
  isReturned,
  isDelivered,
}: BoughtLine): ReviewForm['bought']['state'] {
  if (reviewId) return 'done';
  if (isReturned) return 'returned';
  return isDelivered ? 'open' : 'undelivered';
}

/** Bought lines as their buyer sees them. */
export async function describeBought(
  ctx: Ctx,
  lines: readonly BoughtLine[],
): Promise<ReviewForm['others']> {
  const focusOf = await findFocus(ctx, lines);
  return lines.map((line) => ({
    token: reviewToken(ctx.platform, line),
    name: line.name,
    option: line.option,
    imageUrl: line.imageKey ? fileUrl(line.imageKey) : null,
    ...focusOf(line),
    state: stateOf(line),
  }));
}
