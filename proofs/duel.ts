import { randomUUID } from 'node:crypto';
import {
  paymentCallback,
  payOrder,
  postPaymentCallback,
  readOrderPayment,
} from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { createPayPage, keyAtBank, type PlacedOrder, placeNewOrder, sendAgain } from './buyers.ts';
import { callUntilAnswered, pressAtBank } from './calls.ts';
import { type Random, seededRandom } from './random.ts';
import type { Shop } from './shop.ts';
import { findBreaks, waitForQuiet, watchFaults } from './verdict.ts';

/** How many answers there were of each kind, as they are printed. */
type AnswerCounts = Readonly<Record<string, number>>;

export interface DuelResult {
  placings: number;
  payings: number;
  pages: number;
  declined: number;
  answers: AnswerCounts;
  breaks: string[];
}

const declinedEvery = 20;

/** A return that the bank reports as declined leaves the order unpaid; all others pay it. */
const isDeclined = (round: number): boolean => round % declinedEvery === declinedEvery - 1;

interface Round {
  pages: number;
  answers: string[];
  orders: number;
}

/** One order: placed three times, paid four times, then 16 actors at once. */
async function duelOnce(shop: Shop, random: Random, round: number): Promise<Round> {
  const owner = round % 2 ? shop.platformOwner : (shop.directOwners[0] ?? shop.platformOwner);
  const placed: PlacedOrder = await placeNewOrder(shop, {
    slug: owner.slug,
    variantId: shop.variants[random.between(0, shop.variants.length - 1)] ?? '',
    quantity: random.between(1, 3),
    email: `duel-${round}-${randomUUID()}@example.com`,
  });
  const { token } = placed;
  const again = () => sendAgain(shop, placed);
  const pay = () =>
    callUntilAnswered(shop, payOrder, { params: { token }, body: {} }, { key: randomUUID() });
  const repeated = await Promise.all([again(), again()]);
  const numbers = new Set([
    placed.number,
    ...repeated.map(({ data }) => (data?.outcome === 'placed' ? data.number : '?')),
  ]);
  const pages = new Set(
    (await Promise.all([1, 2, 3, 4].map(() => createPayPage(shop, token)))).map(
      ({ data }) => data?.payUrl ?? '',
    ),
  );
  const [payUrl = ''] = pages;
  const key = await keyAtBank(shop, payUrl);
  await pressAtBank(payUrl, isDeclined(round) ? 'decline' : 'approve');
  const comeBack = () => callUntilAnswered(shop, paymentCallback, { query: { payment: key } });
  const post = () => callUntilAnswered(shop, postPaymentCallback, { body: { payment: key } });
  const poll = () => callUntilAnswered(shop, readOrderPayment, { params: { token } });
  const kinds: [string, number, () => Promise<{ status: number }>][] = [
    ['return', 3, comeBack],
    ['posted return', 2, post],
    ['poll', 4, poll],
    ['sent again', 4, again],
    ['pay', 3, pay],
  ];
  const actors = kinds.flatMap(([name, times, act]) =>
    Array.from({ length: times }, () => async () => `${name} ${(await act()).status}`),
  );
  const answers = await Promise.all(random.shuffle(actors).map((act) => act()));
  return { pages: pages.size, answers, orders: numbers.size };
}

async function readFacts(shop: Shop) {
  const { rows } = await shop.database().db.execute<Record<string, number>>(sql`
    select (select count(*)::int from orders where buyer_payment = 'paid') as paid,
      (select count(*)::int from payments where side = 'buyer' and status = 'captured') as captured,
      (select count(*)::int from journals where kind = 'buyer_capture') as journals,
      (select count(*)::int from outbox_mails where unique_key like 'buyer-paid:%') as mails`);
  return rows[0] ?? {};
}

/**
 * Return page, polls, payments and the same order sent again, 16 at once on one order after the other: one order, one pay page,
 * one capture, one journal, one mail, no answer of 500 or more and no deadlock.
 */
export async function runDuel(
  shop: Shop,
  settings: { orders: number; seed: number },
): Promise<DuelResult> {
  const random = seededRandom(settings.seed);
  const findFaults = watchFaults(shop);
  const before = await readFacts(shop);
  const answers: Record<string, number> = {};
  const breaks: string[] = [];
  let pages = 0;
  for (let round = 0; round < settings.orders; round += 1) {
    const result = await duelOnce(shop, random, round);
    pages += result.pages;
    if (result.orders !== 1) breaks.push(`round ${round}: ${result.orders} orders of one cart`);
    for (const answer of result.answers) answers[answer] = (answers[answer] ?? 0) + 1;
  }
  const declined = Math.floor(settings.orders / declinedEvery);
  breaks.push(...(await waitForQuiet(shop)));
  const after = await readFacts(shop);
  const paid = Array.from({ length: settings.orders }, (_, round) => round).filter(
    (round) => !isDeclined(round),
  );
  const expected = {
    paid: paid.length,
    captured: paid.length,
    journals: paid.filter((round) => round % 2).length,
    mails: paid.length,
  };
  for (const [name, count] of Object.entries(expected)) {
    const seen = (after[name] ?? 0) - (before[name] ?? 0);
    if (seen !== count)
      breaks.push(`${settings.orders} duels made ${seen} ${name} instead of ${count}`);
  }
  if (pages !== settings.orders) breaks.push(`${settings.orders} orders had ${pages} pay pages`);
  return {
    placings: settings.orders * 3,
    payings: settings.orders * 4,
    pages,
    declined,
    answers,
    breaks: [...breaks, ...(await findBreaks(shop)), ...findFaults()],
  };
}
