import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { listOrderNotes, OrderNote } from '@vitrine/contract/shop/order-notes.ts';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { orderNotes } from './order-desk.tables.ts';
import { orders } from './orders.tables.ts';
import { mayReadBuyers } from './personal.ts';
import { announceOrder } from './record-event.ts';

/** Nobody reads more; it also bounds what one order can store. */
const notesMax = 100;

type Row = typeof orderNotes.$inferSelect;

/** Notes of orders as operators read them, oldest first, in two statements. */
async function describeNotes(ctx: Ctx, rows: readonly Row[]): Promise<OrderNote[]> {
  const ids = [
    ...new Set(
      rows.flatMap(({ writtenById, doneById }) => [writtenById ?? [], doneById ?? []].flat()),
    ),
  ];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  const readsBuyers = mayReadBuyers(ctx);
  return rows.map((row) => ({
    id: row.id,
    text: row.isFromBuyer && !readsBuyers ? null : row.text,
    isFromBuyer: row.isFromBuyer,
    isForPacking: row.isForPacking,
    author: names.get(row.writtenById ?? '') ?? null,
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy: names.get(row.doneById ?? '') ?? null,
  }));
}

const isOpen = and(orderNotes.isForPacking, isNull(orderNotes.doneAt));

/** The notes of an order, oldest first. */
export async function listNotes(
  ctx: Ctx,
  orderId: string,
): Promise<EndpointReply<typeof listOrderNotes>> {
  orNotFound(
    (await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)))[0],
  );
  const rows = await ctx.db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));
  return { list: await describeNotes(ctx, rows) };
}

/** The notes for packing that are not ticked off, by order: two statements for any number of orders. */
export async function listOpenNotes(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, OrderNote[]>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db
    .select()
    .from(orderNotes)
    .where(and(inArray(orderNotes.orderId, [...orderIds]), isOpen))
    .orderBy(asc(orderNotes.id));
  const notes = await describeNotes(ctx, rows);
  const byOrder = new Map<string, OrderNote[]>();
  for (const [index, note] of notes.entries()) {
    const orderId = rows[index]?.orderId ?? '';
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), note]);
  }
  return byOrder;
}

/** How many notes for packing are not ticked off, by order; orders without one are left out. */
export async function countOpenNotes(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db
    .select({ orderId: orderNotes.orderId, notes: count() })
    .from(orderNotes)
    .where(and(inArray(orderNotes.orderId, [...orderIds]), isOpen))
    .groupBy(orderNotes.orderId);
  return new Map(rows.map(({ orderId, notes }) => [orderId, notes]));
}

/** Locks the order, so that two operators write its notes one after the other. */
async function lockOrder(ctx: Ctx, orderId: string) {
  const [order] = await ctx.db
    .select({ id: orders.id, storeId: orders.storeId, number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update');
  return orNotFound(order);
}

/** Writes a note of an operator for an order that is locked. */
export async function writeNote(
  ctx: Ctx,
  orderId: string,
  note: { text: string; isForPacking: boolean },
): Promise<void> {
  const [row] = await ctx.db
    .select({ notes: count() })
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId));
  if ((row?.notes ?? 0) >= notesMax)
    throw new Failure('order-notes-full', { values: { maximum: notesMax } });
  await ctx.db.insert(orderNotes).values({
    orderId,
    ...note,
    isFromBuyer: false,
    writtenById: ctx.caller?.accountId ?? null,
    createdAt: ctx.clock.now(),
  });
}

export async function addNote(
  ctx: Ctx,
  orderId: string,
  note: { text: string; isForPacking: boolean },
): Promise<EndpointReply<typeof listOrderNotes>> {
  const order = await lockOrder(ctx, orderId);
  await writeNote(ctx, orderId, note);
  await announceOrder(ctx, 'order.changed', order);
  return listNotes(ctx, orderId);
}

/** Ticks a note off or opens it again. One that is ticked off already keeps who did it. */
export async function tickOffNote(
  ctx: Ctx,
  { orderId, noteId }: { orderId: string; noteId: string },
  isDone: boolean,
): Promise<EndpointReply<typeof listOrderNotes>> {
  const order = await lockOrder(ctx, orderId);
  const found = and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId));
  orNotFound((await ctx.db.select({ id: orderNotes.id }).from(orderNotes).where(found))[0]);
  const changed = await ctx.db
    .update(orderNotes)
    .set(
      isDone
        ? { doneAt: ctx.clock.now(), doneById: ctx.caller?.accountId ?? null }
        : { doneAt: null, doneById: null },
    )
    .where(and(found, isDone ? isNull(orderNotes.doneAt) : sql`${orderNotes.doneAt} is not null`))
    .returning({ id: orderNotes.id });
  if (changed.length) await announceOrder(ctx, 'order.changed', order);
  return listNotes(ctx, orderId);
}

export async function deleteNote(
  ctx: Ctx,
  { orderId, noteId }: { orderId: string; noteId: string },
): Promise<EndpointReply<typeof listOrderNotes>> {
  const order = await lockOrder(ctx, orderId);
  const deleted = await ctx.db
    .delete(orderNotes)
    .where(and(eq(orderNotes.id, noteId), eq(orderNotes.orderId, orderId)))
    .returning({ id: orderNotes.id });
  orNotFound(deleted[0]);
  await announceOrder(ctx, 'order.changed', order);
  return listNotes(ctx, orderId);
}
