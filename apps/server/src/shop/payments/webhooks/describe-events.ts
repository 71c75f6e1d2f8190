import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { DescribeSubjects } from '#platform/jobs/job-subjects.ts';
import { findOfBothModes } from '../adapters/providers.ts';

/** The key of the payment that an event is about; nothing for other subjects and for what cannot be read. */
function paymentKeyOf(ctx: Ctx, provider: string, body: string): string | undefined {
  try {
    const subject = findOfBothModes(ctx, provider)[0]?.parseEvent(body).subject;
    return subject?.kind === 'payment' || subject?.kind === 'refunds' ? subject.key : undefined;
  } catch {
    return undefined;
  }
}

/** Providers' events as what failed jobs are about: the order that was paid for, else the event by its type. */
export const describeEvents: DescribeSubjects = async (ctx, inboxIds) => {
  const rows = await ctx.db.rows(
    sql`select id::text, provider, type, body from webhook_inbox where id = any(${sql.param([...inboxIds])}::bigint[])`,
    { id: as.id, provider: as.text, type: as.text, body: as.text },
  );
  const events = rows.map(({ provider, body, ...event }) => ({
    ...event,
    key: paymentKeyOf(ctx, provider, body),
  }));
  const keys = events.flatMap(({ key }) => key ?? []);
  const orders = await ctx.db.rows(
    sql`
    select p.provider_key as key, min(o.number) as number from payments p
      join payment_orders po on po.payment_id = p.id join orders o on o.id = po.order_id
    where p.provider_key = any(${sql.param(keys)}::text[]) group by p.provider_key having count(*) = 1`,
    { key: as.text, number: as.text },
  );
  const numbers = new Map(orders.map(({ key, number }) => [key, number]));
  return new Map(
    events.map(({ id, type, key }) => {
      const number = numbers.get(key ?? '');
      return [
        id,
        number
          ? { kind: 'order', name: number, storeId: null }
          : { kind: 'event', name: type, storeId: null },
      ];
    }),
  );
};

/** Differences with a provider's book: their page lists them all. */
export const describeDifferences: DescribeSubjects = async (_ctx, providers) =>
  new Map(providers.map((name) => [name, { kind: 'difference', name, storeId: null }]));
