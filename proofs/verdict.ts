import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { invariants as rules } from '../apps/server/src/modules.ts';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { checkInvariants } from '../apps/server/src/platform/db/invariants.ts';
import { findPaymentKey } from './buyers.ts';
import type { Shop } from './shop.ts';

const quietTriesMax = 600;

async function rows<Row extends Record<string, unknown>>(
  shop: Shop,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await shop.database().db.execute<Row>(query)).rows as Row[];
}

/** Lets the leases of jobs whose work broke off run out at once instead of in two minutes. */
export async function endLeases(db: Database['db']): Promise<void> {
  await db.execute(
    sql`update jobs.job set state = 'retry', start_after = now() where name like 'events%' and state = 'active'`,
  );
}

/** The same for those that a killed server left. */
export const endDeadLeases = (shop: Shop): Promise<void> => endLeases(shop.database().db);

/** Waits until every event has arrived and every job is done; answers what is left when that does not happen. */
export async function waitForQuiet(shop: Shop): Promise<string[]> {
  let left: { what: string }[] = [];
  for (let tries = 0; tries < quietTriesMax; tries += 1) {
    left = await rows<{ what: string }>(
      shop,
      sql`select 'job ' || (data->>'event') || ' of ' || (data->>'handler') || ' is ' || state as what
            from jobs.job where name like 'events%' and name <> 'events-failed' and state <> 'completed'
          union all select 'event ' || event_id || ' is not applied' from webhook_inbox where applied_at is null`,
    );
    if (!left.length) return [];
    await pause(100);
  }
  return left.map(({ what }) => what);
}

interface Charge extends Record<string, unknown> {
  key: string;
  amount: string;
  refunded: string;
  is_captured: boolean;
}

/** I6: the bank's own book against ours, payment by payment. */
async function compareBooks(shop: Shop): Promise<string[]> {
  const book = await shop.askBank<{
    payments: { returnUrl: string; amount: string; refunded: string; state: string }[];
  }>('GET', '/admin/book');
  const ours = await rows<Charge>(
    shop,
    sql`select provider_key as key, amount_minor::text as amount, refunded_minor::text as refunded,
      status in ('captured', 'part_refunded', 'refunded') as is_captured from payments where provider = ${shop.provider}`,
  );
  const known = new Map(ours.map((row) => [row.key, row]));
  const breaks: string[] = [];
  for (const theirs of book.payments) {
    const key = findPaymentKey(theirs);
    const row = known.get(key);
    known.delete(key);
    const isCaptured = theirs.state === 'captured';
    if (!row) breaks.push(`I6 the bank has a payment ${key} that we do not know`);
    else if (row.is_captured !== isCaptured)
      breaks.push(`I6 payment ${key}: the bank says ${theirs.state}, ours differs`);
    else if (row.amount !== theirs.amount || (isCaptured && row.refunded !== theirs.refunded))
      breaks.push(`I6 payment ${key}: amounts differ`);
  }
  for (const row of known.values())
    if (row.is_captured)
      breaks.push(`I6 payment ${row.key} is captured here and unknown to the bank`);
  return breaks;
}

/** I6 of payouts: what we sent is in the bank's book once with its amount, and nothing else is. */
async function comparePayouts(shop: Shop): Promise<string[]> {
  const book = await shop.askBank<{ payouts: { key: string; amount: string }[] }>(
    'GET',
    '/admin/book',
  );
  const ours = await rows<{ key: string; amount: string }>(
    shop,
    sql`select provider_key as key, amount_minor::text as amount from payouts where status in ('sent', 'paid')`,
  );
  const toLine = ({ key, amount }: { key: string; amount: string }) => `${key} of ${amount}`;
  const [sent, received] = [ours.map(toLine).sort(), book.payouts.map(toLine).sort()];
  return sent.join() === received.join()
    ? []
    : [`I6 payouts: ours ${sent.join(', ')}; the bank's ${received.join(', ')}`];
}

/**
 * From now on: what the server answered with 500 or more, and deadlocks in the database's log. Neither belongs in a race in which
 * nothing is killed, even if the money is right in the end.
 */
export function watchFaults(shop: Shop): () => string[] {
  const before = { errors: shop.serverErrors.length, deadlocks: shop.countDeadlocks() };
  return () => {
    const deadlocks = shop.countDeadlocks() - before.deadlocks;
    return [
      ...shop.serverErrors.slice(before.errors),
      ...(deadlocks ? [`${deadlocks} deadlocks in the log of the database`] : []),
    ];
  };
}

/** Everything that must be true when a proof is over: the invariants, both books, one mail of each kind, empty queues. */
export async function findBreaks(shop: Shop): Promise<string[]> {
  const checked = { db: shop.database().db, platform: { invariants: rules } };
  const invariants = (await checkInvariants(checked)).map(
    ({ invariant, subject, detail }) => `${invariant}: ${subject}, ${detail}`,
  );
  const others = await rows<{ what: string }>(
    shop,
    sql`select concat_ws(' ', 'I6 discrepancy', kind, key, 'expected', expected_minor, expected_currency, expected_text, 'seen', seen_minor, seen_currency, seen_text) as what from discrepancies
      union all
      select 'order ' || o.number || ' has ' || count(m.id) || ' mails' from orders o
        left join outbox_mails m on m.unique_key in ('buyer-paid:' || o.id, 'owner-paid:' || o.id)
        where o.kind = 'sale' and o.buyer_payment = 'paid' group by o.id having count(m.id) <> 2
      union all
      select 'order ' || o.number || ' has a timeline with ' || count(e.id) || ' payments' from orders o
        left join order_events e on e.order_id = o.id and e.kind = 'buyer_paid'
        where o.kind = 'sale' and o.buyer_payment = 'paid' group by o.id having count(e.id) <> 1`,
  );
  return [
    ...invariants,
    ...(await compareBooks(shop)),
    ...(await comparePayouts(shop)),
    ...others.map(({ what }) => what),
  ];
}
