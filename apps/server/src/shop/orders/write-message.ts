import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orderNotes } from './order-desk.tables.ts';

/** The buyer’s message to the people who pack: one of an order, which follows the form for as long as the order is not paid. */
export async function writeMessage(
  ctx: Ctx,
  orderId: string,
  message: string | undefined,
): Promise<void> {
  const ofBuyer = and(eq(orderNotes.orderId, orderId), eq(orderNotes.isFromBuyer, true));
  const [former] = await ctx.db
    .select({ id: orderNotes.id, text: orderNotes.text })
    .from(orderNotes)
    .where(ofBuyer);
  if ((former?.text ?? '') === (message ?? '')) return;
  if (former) await ctx.db.delete(orderNotes).where(eq(orderNotes.id, former.id));
  if (message)
    await ctx.db.insert(orderNotes).values({
      orderId,
      text: message,
      isFromBuyer: true,
      isForPacking: true,
      createdAt: ctx.clock.now(),
    });
}
