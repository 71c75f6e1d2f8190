import type {
  addNoteInBulk,
  processOrdersInBulk,
  repeatMailsInBulk,
  tagOrdersInBulk,
} from '@vitrine/contract/shop/order-bulk.ts';
import { asc, count, inArray } from 'drizzle-orm';
import type { BulkWork } from '#platform/bulk/register-bulk.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { maskEmail } from '#platform/security/mask.ts';
import type { BuyerMail } from '#texts/mails.ts';
import { factsOf } from './describe-order.ts';
import { assertNotTest, startProcessing } from './fulfil.ts';
import { type orderMails, orderNotes } from './order-desk.tables.ts';
import { findNewestMails, writeAgain } from './order-mails.ts';
import { writeNote } from './order-notes.ts';
import { changeTag, planTag, readTags } from './order-tags.ts';
import { statusOf } from './orders.rules.ts';
import { type OrderRow, orders } from './orders.tables.ts';
import { mayReadBuyers } from './personal.ts';
import { announceOrders } from './record-event.ts';

/** Orders in the order of their ids, so that two operators never wait for each other. */
function readOrders(ctx: Ctx, ids: readonly string[], isLocking: boolean): Promise<OrderRow[]> {
  const rows = ctx.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id));
  return isLocking ? rows.for('update') : rows;
}

const announceAll = async (ctx: Ctx, rows: readonly OrderRow[]): Promise<void> => {
  if (rows.length) await announceOrders(ctx, 'order.changed', rows);
};

/** Orders that are being packed from now on. */
export const bulkProcessing: BulkWork<typeof processOrdersInBulk, OrderRow> = {
  read: readOrders,
  plan(ctx, order) {
    if (statusOf(factsOf(order)) !== 1) throw new Failure('order-state');
    if (order.fulfilment !== 'waiting')
      throw new Failure(order.fulfilment === 'processing' ? 'row-unchanged' : 'order-state');
    assertNotTest(ctx, order);
    return { from: order.fulfilment, to: 'processing' };
  },
  act: startProcessing,
  finish: announceAll,
};

type TaggedOrder = OrderRow & { tags: string[] };

/** One tag more or less. */
export const bulkTags: BulkWork<typeof tagOrdersInBulk, TaggedOrder> = {
  async read(ctx, ids, isLocking) {
    const rows = await readOrders(ctx, ids, isLocking);
    const tags = await readTags(ctx, ids);
    return rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] }));
  },
  plan: (_ctx, { tags }, { change, tag }) => planTag(tags, change, tag),
  act: (ctx, { id }, { change, tag }) => changeTag(ctx, id, change, tag),
  finish: announceAll,
};

type NotedOrder = OrderRow & { notes: number };

/** The same note for packing. */
export const bulkNotes: BulkWork<typeof addNoteInBulk, NotedOrder> = {
  async read(ctx, ids, isLocking) {
    const rows = await readOrders(ctx, ids, isLocking);
    const counts = await ctx.db
      .select({ orderId: orderNotes.orderId, notes: count() })
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, [...ids]))
      .groupBy(orderNotes.orderId);
    const byId = new Map(counts.map(({ orderId, notes }) => [orderId, notes]));
    return rows.map((row) => ({ ...row, notes: byId.get(row.id) ?? 0 }));
  },
  plan: (_ctx, { notes }) => ({ notes: notes + 1 }),
  act: (ctx, { id }, { text }) => writeNote(ctx, id, { text, isForPacking: true }),
  finish: announceAll,
};

type MailedOrder = OrderRow & { mails: Map<BuyerMail, typeof orderMails.$inferSelect> };
const repeatable = ['order-confirmed', 'order-shipped'] as const;

/** The newest email of a kind, once more. */
export const bulkMails: BulkWork<typeof repeatMailsInBulk, MailedOrder> = {
  async read(ctx, ids, isLocking) {
    const rows = await readOrders(ctx, ids, isLocking);
    const byKind = new Map(
      await Promise.all(
        repeatable.map(async (kind) => [kind, await findNewestMails(ctx, ids, kind)] as const),
      ),
    );
    return rows.map((row) => ({
      ...row,
      mails: new Map(
        repeatable.flatMap((kind) => {
          const mail = byKind.get(kind)?.get(row.id);
          return mail ? [[kind, mail] as const] : [];
        }),
      ),
    }));
  },
  plan(ctx, order, { mail }) {
    if (!order.mails.has(mail)) throw new Failure('mail-missing');
    return { sentTo: mayReadBuyers(ctx) ? order.email : maskEmail(order.email) };
  },
  async act(ctx, order, { mail }) {
    const found = order.mails.get(mail);
    if (found) await writeAgain(ctx, order, found);
  },
  finish: announceAll,
};
