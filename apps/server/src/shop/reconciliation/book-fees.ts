import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { postJournal } from '../ledger/index.ts';
import type { ProviderEntry } from '../payments/index.ts';
import { createFeeLines, readTrueFee } from './payment-fees.rules.ts';
import { paymentFees } from './reconciliation.tables.ts';

const paymentRow = {
  id: as.id,
  key: as.text,
  storeId: as.id,
  account: orNull(as.text),
  plannedMinor: as.minor,
  orderId: as.id,
  orderNumber: as.text,
  orders: as.integer,
  currency: as.currency,
  storeCurrency: as.currency,
  rateNumerator: as.minor,
  rateDenominator: as.minor,
  isTest: as.boolean,
};

/**
 * Captured payments whose fee is not known yet. Planned is what they contain for fees: of an owner's payment nothing, unless an
 * earlier version made it. A payment whose orders could not take the money gave nothing. Its orders have one currency, and an owner's payment is in that of the store.
 */
function listUnbooked(ctx: Ctx, provider: string, keys: readonly string[]) {
  return ctx.db.rows(
    sql`
    select p.id, p.provider_key as key, p.store_id, p.provider_account as account, p.currency,
      min(o.store_currency) as store_currency, min(o.id) as order_id, min(o.number) as order_number, count(*)::int as orders,
      case when p.side = 'buyer' then min(o.rate_numerator) else 1 end as rate_numerator,
      case when p.side = 'buyer' then min(o.rate_denominator) else 1 end as rate_denominator,
      p.is_test,
      coalesce(sum(case p.side when 'buyer' then o.owner_fees_minor else coalesce(x.fees_minor, o.owner_fees_minor) end)
        filter (where x.effect = 'paid'), 0)::bigint as planned_minor
    from payments p join payment_orders x on x.payment_id = p.id join orders o on o.id = x.order_id
    where p.provider = ${provider} and p.provider_key = any(${sql.param([...keys])}::text[])
      and p.status in ('captured', 'part_refunded', 'refunded')
      and not exists (select 1 from payment_fees f where f.payment_id = p.id)
    group by p.id order by p.id`,
    paymentRow,
  );
}

/**
 * Books the true fees of captured payments from lines of a provider's book. In `platform` mode a journal moves the fee and
 * leaves the difference with the platform; a payment to an owner's account moves nothing of ours. Each payment once, also
 * when two imports read the same lines.
 */
export async function bookFees(
  ctx: Ctx,
  provider: string,
  account: string | null,
  entries: readonly ProviderEntry[],
): Promise<number> {
  const captures = new Map(
    entries.flatMap((entry) => (entry.kind === 'capture' ? [[entry.key, entry] as const] : [])),
  );
  if (!captures.size) return 0;
  let booked = 0;
  for (const payment of await listUnbooked(ctx, provider, [...captures.keys()])) {
    const entry = captures.get(payment.key);
    // A line that does not match our payment is a difference of the books, and its fee is nobody's.
    if (!entry || payment.account !== account || entry.currency !== payment.currency) continue;
    const fee = readTrueFee(entry, payment);
    const rows = await ctx.db
      .insert(paymentFees)
      .values({
        paymentId: payment.id,
        storeId: payment.storeId,
        provider,
        isDirect: account !== null,
        plannedMinor: payment.plannedMinor,
        trueMinor: fee.storeMinor,
        currency: payment.storeCurrency,
        settledMinor: fee.settledMinor,
        settledFeeMinor: fee.settledFeeMinor,
        settledCurrency: fee.settledCurrency,
        at: entry.at,
        importedAt: ctx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: paymentFees.paymentId });
    if (!rows.length) continue;
    booked += 1;
    const lines = createFeeLines(provider, fee, payment.plannedMinor, payment);
    if (account === null && lines.some(({ amountMinor }) => amountMinor !== 0n))
      await postJournal(ctx, {
        kind: 'provider_fee',
        sourceType: 'payment',
        sourceId: payment.id,
        memo: {
          paymentId: payment.id,
          ...(payment.orders === 1
            ? { orderId: payment.orderId, orderNumber: payment.orderNumber }
            : { orders: payment.orders }),
        },
        isTest: payment.isTest,
        lines,
      });
  }
  return booked;
}
