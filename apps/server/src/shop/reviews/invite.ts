import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { readConfigNumber } from '#admin/configs/index.ts';
import type { Events } from '#platform/context.ts';
import { type Ctx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { findFocus } from '../catalogue/index.ts';
import {
  getOrder,
  goodsPictureOf,
  mailBuyer,
  orderDelivered,
  orderRefunded,
} from '../orders/index.ts';
import { getStore } from '../stores/index.ts';
import {
  type BoughtLine,
  isReturnedSql,
  readBoughtLines,
  reviewToken,
  stateOf,
} from './review-lines.ts';
import { announceReview } from './review-steps.ts';
import { reviewInvitations } from './reviews.tables.ts';

/** Emails the buyer a link for each line that can be reviewed, once. */
async function invite(ctx: Ctx, orderId: string): Promise<void> {
  const open = and(eq(reviewInvitations.orderId, orderId), isNull(reviewInvitations.sentAt));
  const claimed = await ctx.db
    .update(reviewInvitations)
    .set({ sentAt: ctx.clock.now() })
    .where(open)
    .returning({ id: reviewInvitations.orderId });
  if (!claimed.length) return;
  const lines = (await readBoughtLines(ctx, orderId)).filter((line) => stateOf(line) === 'open');
  const order = await getOrder(ctx, orderId);
  const store = await getStore(ctx, order.storeId);
  const focusOf = await findFocus(ctx, lines);
  const urlOf = (line: BoughtLine) =>
    `${ctx.platform.config.storeUrl}/s/${store.slug}/${order.language}/review/${reviewToken(ctx.platform, line)}`;
  const [first] = lines;
  if (!first) return;
  await mailBuyer(
    ctx,
    orderId,
    'review',
    'review-invitation',
    {},
    {
      url: urlOf(first),
      lines: lines.map((line) => ({
        label: line.option ? `${line.name} (${line.option})` : line.name,
        url: urlOf(line),
        pictureUrl: goodsPictureOf(ctx, line.imageKey, focusOf(line)),
      })),
    },
  );
}

/** Sends the invitations whose time has come. */
export async function sendInvitations(platform: Platform): Promise<void> {
  const due = and(
    isNull(reviewInvitations.sentAt),
    lte(reviewInvitations.dueAt, platform.clock.now()),
  );
  const rows = await platform.database.db
    .select({ orderId: reviewInvitations.orderId })
    .from(reviewInvitations)
    .where(due)
    .orderBy(reviewInvitations.dueAt)
    .limit(500);
  for (const { orderId } of rows)
    await platform.database.withTx((tx) => invite(systemContext(platform, tx), orderId));
}

const hourMs = 3_600_000;

export function subscribeReviews(events: Events): void {
  events.on(orderDelivered, 'invite-to-review', async (ctx, { orderId }) => {
    if ((await getOrder(ctx, orderId)).kind !== 'sale') return;
    const hours = await readConfigNumber(ctx, 'review.invitationAfterHours', { takesZero: true });
    const dueAt = new Date(ctx.clock.now().getTime() + hours * hourMs);
    await ctx.db.insert(reviewInvitations).values({ orderId, dueAt }).onConflictDoNothing();
    if (hours === 0) await invite(ctx, orderId);
  });
  // A review of a line that was refunded in full stays, and says so.
  events.on(orderRefunded, 'mark-reviews', async (ctx, { orderId, storeId }) => {
    const marked = await ctx.db.rows(
      sql`
      update reviews r set returned_at = ${ctx.clock.now().toISOString()}::timestamptz from order_lines l join orders o on o.id = l.order_id
      where l.order_id = ${orderId} and r.line_id = l.id and ${isReturnedSql} and r.returned_at is null returning r.id`,
      { id: as.id },
    );
    if (marked.length) await announceReview(ctx, storeId);
  });
}
