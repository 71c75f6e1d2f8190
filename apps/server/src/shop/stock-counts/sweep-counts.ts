import { and, lt, ne } from 'drizzle-orm';
import type { Platform } from '#platform/context.ts';
import { stockCounts } from './stock-counts.tables.ts';

/** A count that nobody booked is of no use for long; a booked one is in the movements for good. */
const unbookedDays = 30;

export async function sweepCounts({ database: { db }, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - unbookedDays * 86_400_000);
  await db
    .delete(stockCounts)
    .where(and(ne(stockCounts.state, 'booked'), lt(stockCounts.createdAt, before)));
}
