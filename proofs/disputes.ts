import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { saveDisputeEvidence, submitDispute } from '@vitrine/contract/shop/disputes.ts';
import { sql } from 'drizzle-orm';
import { findPaymentKey, payPlacedOrder, placeNewOrder } from './buyers.ts';
import { callUntilAnswered } from './calls.ts';
import type { Shop } from './shop.ts';

export interface OpenDispute {
  id: string;
  /** Its reference in the bank's own book. */
  bankRef: string;
  /** The version of the evidence, which is saved. */
  version: number;
}

export const evidenceTexts = {
  explanation: 'It was delivered and signed for.',
  carrier: 'Correos',
  trackingNumber: 'PQ4F8C07',
  shippedOn: '2026-11-03',
  deliveredOn: null,
};

const knownTriesMax = 300;

/** The newest dispute of an order, when the bank's event has arrived. */
async function waitForDispute(shop: Shop, number: string): Promise<string> {
  for (let tries = 0; tries < knownTriesMax; tries += 1) {
    const { rows } = await shop.database().db.execute<{ id: string }>(sql`
      select d.id::text as id from disputes d join payment_orders x on x.payment_id = d.payment_id
        join orders o on o.id = x.order_id where o.number = ${number} order by d.id desc limit 1`);
    if (rows[0]) return rows[0].id;
    await pause(100);
  }
  throw new Error(`The dispute of ${number} is not known`);
}

/** A buyer pays an order and disputes it; an operator has saved the evidence. */
export async function openDispute(
  shop: Shop,
  order: { slug: string; variantId: string },
): Promise<OpenDispute> {
  const email = `dispute-${randomUUID()}@example.com`;
  const { token, number } = await placeNewOrder(shop, { ...order, quantity: 1, email });
  await payPlacedOrder(shop, token);
  const { rows } = await shop.database().db.execute<{ key: string }>(sql`
    select p.provider_key as key from payments p join payment_orders x on x.payment_id = p.id
      join orders o on o.id = x.order_id where o.number = ${number} and p.side = 'buyer' and p.status = 'captured'`);
  const book = await shop.askBank<{ payments: { ref: string; returnUrl: string }[] }>(
    'GET',
    '/admin/book',
  );
  const payment = book.payments.find((one) => findPaymentKey(one) === rows[0]?.key);
  const { ref } = await shop.askBank<{ ref: string }>('POST', '/admin/disputes', {
    payment: payment?.ref,
    reason: 'not_received',
  });
  const id = await waitForDispute(shop, number);
  const saved = await callUntilAnswered(
    shop,
    saveDisputeEvidence,
    { params: { id }, body: { version: 0, ...evidenceTexts } },
    { token: shop.operatorToken },
  );
  if (saved.code !== 1) throw new Error(`No evidence: ${saved.text}`);
  return { id, bankRef: ref, version: saved.data.evidence.version };
}

/** An operator sends the answer, with the same key until it is confirmed. */
export async function sendAnswer(shop: Shop, { id, version }: OpenDispute): Promise<void> {
  const sent = await callUntilAnswered(
    shop,
    submitDispute,
    { params: { id }, body: { version } },
    { token: shop.operatorToken, key: randomUUID() },
  );
  if (!sent.data?.answeredAt) throw new Error(`No answer to dispute ${id}: ${sent.text}`);
}

interface Compared extends Record<string, unknown> {
  id: string;
  state: string;
  isAnswered: boolean;
  answerCount: number;
  taken: number;
  returned: number;
}

/** Our disputes beside the bank's: the same state, answered where it is, and each movement of its book in one journal. */
export async function compareDisputes(
  shop: Shop,
  disputes: readonly OpenDispute[],
): Promise<string[]> {
  const { rows } = await shop.database().db.execute<Compared>(sql`
    select d.id::text as id, d.state, d.answered_at is not null as "isAnswered",
      (select count(*)::int from dispute_steps s where s.dispute_id = d.id and s.kind = 'answered') as "answerCount",
      (select count(*)::int from journals j where j.kind = 'dispute_taken' and j.source_id like d.id || ':%') as taken,
      (select count(*)::int from journals j where j.kind = 'dispute_returned' and j.source_id like d.id || ':%') as returned
    from disputes d`);
  const ours = new Map(rows.map((row) => [row.id, row]));
  const book = await shop.askBank<{
    disputes: {
      ref: string;
      state: string;
      isAnswered: boolean;
      movements: { kind: 'taken' | 'returned' }[];
    }[];
  }>('GET', '/admin/book');
  const theirs = new Map(book.disputes.map((row) => [row.ref, row]));
  return disputes.flatMap(({ id, bankRef }) => {
    const [row, other] = [ours.get(id), theirs.get(bankRef)];
    if (!row || !other) return [`dispute ${id} is missing`];
    const count = (kind: string) => other.movements.filter((moved) => moved.kind === kind).length;
    const isAlike =
      row.state === other.state &&
      row.isAnswered === other.isAnswered &&
      row.answerCount === (other.isAnswered ? 1 : 0);
    // Of a payment to an owner's own account nothing is on our books. Fees may be separate movements.
    const isBooked =
      row.taken === 0 || (row.taken >= count('taken') && row.returned === count('returned'));
    return isAlike && isBooked
      ? []
      : [`dispute ${id}: ours ${JSON.stringify(row)}; the bank's ${JSON.stringify(other)}`];
  });
}
