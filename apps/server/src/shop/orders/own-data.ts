import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  type ArchiveFile,
  jsonFile,
  type Person,
  type PersonalData,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { noMailDomain } from '#platform/mail/mail.ts';
import { countOpenOrders } from './count-open-orders.ts';
import { writeOrders } from './export-orders.ts';
import { orderAddressChanges, orderMails, orderNotes } from './order-desk.tables.ts';
import { carts, orderEmailChanges, orderEvents, orders, shipments } from './orders.tables.ts';

const ofStore = (storeId: string) => eq(orders.storeId, storeId);
const ownOf = (storeId: string) => and(ofStore(storeId), eq(orders.kind, 'own'));

/** An owner sees no names and addresses of buyers, and so gets none. */
async function* collectOrders(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  yield { name: 'orders.csv', content: await writeOrders(ctx, storeId, {}) };
  const { number, email, address, language, placedAt, shippedAt, deliveredAt } = orders;
  yield jsonFile(
    'own-orders',
    await ctx.db
      .select({ number, email, address, language, placedAt, shippedAt, deliveredAt })
      .from(orders)
      .where(ownOf(storeId))
      .orderBy(orders.id),
  );
  yield jsonFile(
    'own-order-addresses',
    await ctx.db
      .select({
        number,
        former: orderAddressChanges.former,
        changedAt: orderAddressChanges.changedAt,
      })
      .from(orderAddressChanges)
      .innerJoin(orders, eq(orders.id, orderAddressChanges.orderId))
      .where(ownOf(storeId))
      .orderBy(orderAddressChanges.id),
  );
}

/** Whether any order of the store was paid to its owner. */
export async function hasDirectOrders(ctx: Ctx, storeId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofStore(storeId), eq(orders.kind, 'sale'), eq(orders.settlementMode, 'direct')))
    .limit(1);
  return rows.length > 0;
}

/** Locks the owner’s own orders and those that name the account in a note, an email or a change, before any row that belongs to them. */
async function lockToErase(
  { db }: Ctx,
  { accountId, storeId }: Pick<Person, 'accountId' | 'storeId'>,
): Promise<void> {
  const naming = [
    db
      .select({ id: orderNotes.orderId })
      .from(orderNotes)
      .where(or(eq(orderNotes.writtenById, accountId), eq(orderNotes.doneById, accountId))),
    db
      .select({ id: orderMails.orderId })
      .from(orderMails)
      .where(eq(orderMails.repeatedById, accountId)),
    db
      .select({ id: orderAddressChanges.orderId })
      .from(orderAddressChanges)
      .where(eq(orderAddressChanges.accountId, accountId)),
  ];
  await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        ...(storeId === null ? [] : [ownOf(storeId)]),
        ...naming.map((ids) => inArray(orders.id, ids)),
      ),
    )
    .orderBy(orders.id)
    .for('update');
}

/** Notes and changes of an operator stay, without the operator. */
async function forgetOperator({ db }: Ctx, accountId: string): Promise<void> {
  const { writtenById, doneById } = orderNotes;
  await db.update(orderNotes).set({ writtenById: null }).where(eq(writtenById, accountId));
  await db.update(orderNotes).set({ doneById: null }).where(eq(doneById, accountId));
  await db
    .update(orderMails)
    .set({ repeatedById: null })
    .where(eq(orderMails.repeatedById, accountId));
  await db
    .update(orderAddressChanges)
    .set({ accountId: null })
    .where(eq(orderAddressChanges.accountId, accountId));
}

/** Orders stay as the books of both sides; those that the owner placed for himself no longer say to whom they went. */
async function eraseOwnOrders(ctx: Ctx, { accountId, storeId }: Person): Promise<void> {
  await ctx.db
    .update(orderEvents)
    .set({ accountId: null })
    .where(eq(orderEvents.accountId, accountId));
  await lockToErase(ctx, { accountId, storeId });
  await forgetOperator(ctx, accountId);
  if (storeId === null) return;
  await ctx.db
    .update(orders)
    .set({
      email: `account-${accountId}@${noMailDomain}`,
      // The country and the region stay: the tax of the order follows from them.
      address: sql`(select jsonb_object_agg(key, case when key in ('countryCode', 'region') or jsonb_typeof(value) <> 'string' then value else '""'::jsonb end)
        from jsonb_each(${orders.address}))`,
      buyerSearch: null,
      buyerWords: [],
    })
    .where(ownOf(storeId));
  const own = ctx.db.select({ id: orders.id }).from(orders).where(ownOf(storeId));
  await ctx.db.update(orderEvents).set({ method: null }).where(inArray(orderEvents.orderId, own));
  await ctx.db.delete(orderNotes).where(inArray(orderNotes.orderId, own));
  await ctx.db.update(orderMails).set({ content: null }).where(inArray(orderMails.orderId, own));
  await ctx.db.delete(orderAddressChanges).where(inArray(orderAddressChanges.orderId, own));
}

/** What is stored of orders: an owner's own, and those of buyers, who are other people. */
export const orderData: PersonalData = {
  stored: [
    {
      kind: 'own-orders',
      columns: [
        orders.email,
        orders.address,
        orders.buyerSearch,
        orders.buyerWords,
        orderEvents.accountId,
        orderEvents.method,
        orderNotes.writtenById,
        orderNotes.doneById,
        orderMails.repeatedById,
        orderAddressChanges.accountId,
      ],
      afterDeletion: 'pseudonymised',
    },
    {
      kind: 'sales',
      columns: [
        orders.tokenHash,
        orderNotes.text,
        orderMails.content,
        orderAddressChanges.former,
        orderEmailChanges.email,
        orders.visitId,
        orders.linkId,
        carts.tokenHash,
        carts.form,
        carts.visitId,
        carts.linkId,
        shipments.trackingNumber,
        shipments.trackingKey,
        orderEvents.trackingNumber,
      ],
      afterDeletion: 'kept',
    },
  ],
  async listBlocks(ctx, { storeId }) {
    if (storeId === null) return [];
    const open = await countOpenOrders(ctx, storeId);
    const count = open.platform + open.direct;
    return count ? [{ kind: 'orders', count, amount: null }] : [];
  },
  collect: collectOrders,
  erase: eraseOwnOrders,
};
