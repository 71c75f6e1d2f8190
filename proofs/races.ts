import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { paymentCallback, payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { createPayPage, keyAtBank, placeNewOrder } from './buyers.ts';
import { callUntilAnswered, pressAtBank } from './calls.ts';
import { type Random, seededRandom } from './random.ts';
import type { Shop } from './shop.ts';
import { findBreaks, waitForQuiet, watchFaults } from './verdict.ts';

/** Has the bank report the current state of a payment; `id` repeats an earlier event. */
async function postEvent(shop: Shop, ref: string, id: string = randomUUID()): Promise<void> {
  const { accepted } = await shop.askBank<{ accepted: boolean }>('POST', '/admin/webhooks/send', {
    ref,
    id,
  });
  assert.ok(accepted, 'the server accepts the event');
}

/** How the bank sends its events in a round: at once, three times, late and in reverse order, or before it answers us. */
const moods = ['normal', 'duplicate', 'reorder', 'withhold', 'webhook-first'] as const;

async function runRound(shop: Shop, random: Random, round: number): Promise<string> {
  const owner = round % 2 ? shop.platformOwner : (shop.directOwners[0] ?? shop.platformOwner);
  const mood = moods[random.between(0, moods.length - 1)] ?? 'normal';
  await shop.askBank('PUT', '/admin/webhooks', {
    mode: mood === 'webhook-first' ? 'normal' : mood,
  });
  await shop.askBank(
    'PUT',
    '/admin/faults',
    mood === 'webhook-first' ? [{ on: 'any', kind: 'webhook-first', times: 20 }] : [],
  );
  const { token } = await placeNewOrder(shop, {
    slug: owner.slug,
    variantId: shop.variants[random.between(0, shop.variants.length - 1)] ?? '',
    quantity: random.between(1, 3),
    email: `race-${round}-${randomUUID()}@example.com`,
  });
  const pay = () =>
    callUntilAnswered(shop, payOrder, { params: { token }, body: {} }, { key: randomUUID() });
  const begun = await Promise.all([1, 2].map(() => createPayPage(shop, token)));
  const urls = [...new Set(begun.map(({ data }) => data?.payUrl ?? ''))];
  assert.equal(urls.length, 1, 'a double click meets one page');
  const payUrl = urls[0] ?? '';
  const ref = payUrl.split('/pay/')[1] ?? '';
  const key = await keyAtBank(shop, payUrl);
  const eventId = randomUUID();
  // An event from before the approval, which must not undo anything when it is heard late.
  const early = postEvent(shop, ref);
  await Promise.all([pressAtBank(payUrl, 'approve'), pressAtBank(payUrl, 'approve')]);
  const comeBack = () => callUntilAnswered(shop, paymentCallback, { query: { payment: key } });
  const poll = () => callUntilAnswered(shop, readOrderPayment, { params: { token } });
  const actors = [
    comeBack,
    comeBack,
    () => postEvent(shop, ref, eventId),
    () => postEvent(shop, ref, eventId),
    () => postEvent(shop, ref),
    poll,
    poll,
    pay,
    pay,
    () => shop.askBank('POST', '/admin/webhooks/flush'),
  ];
  await Promise.all([early, ...random.shuffle(actors).map((act) => act())]);
  await comeBack();
  const after = await poll();
  assert.equal(after.data?.state, 'paid', `round ${round}: ${after.text}`);
  return token;
}

/**
 * Return page, webhooks (before, after, twice, out of order), polls and double clicks, all at once on one order: one paid
 * order, one payment, one journal, one mail of each kind.
 */
export async function runRaces(
  shop: Shop,
  settings: { rounds: number; seed: number },
): Promise<string[]> {
  const random = seededRandom(settings.seed);
  const findFaults = watchFaults(shop);
  const before = await countFacts(shop);
  for (let round = 0; round < settings.rounds; round += 1) await runRound(shop, random, round);
  await shop.askBank('PUT', '/admin/webhooks', { mode: 'normal' });
  await shop.askBank('PUT', '/admin/faults', []);
  await shop.askBank('POST', '/admin/webhooks/flush');
  const left = await waitForQuiet(shop);
  const after = await countFacts(shop);
  const onPlatform = Math.floor(settings.rounds / 2);
  const expected = {
    paid: settings.rounds,
    captured: settings.rounds,
    journals: onPlatform,
    mails: settings.rounds * 2,
  };
  const breaks = Object.entries(expected).flatMap(([name, count]) => {
    const seen = (after[name] ?? 0) - (before[name] ?? 0);
    return seen === count
      ? []
      : [`${settings.rounds} races made ${seen} ${name} instead of ${count}`];
  });
  return [...left, ...breaks, ...(await findBreaks(shop)), ...findFaults()];
}

async function countFacts(shop: Shop): Promise<Record<string, number>> {
  const { rows } = await shop.database().db.execute<Record<string, number>>(sql`
    select (select count(*)::int from orders where buyer_payment = 'paid') as paid,
      (select count(*)::int from payments where side = 'buyer' and status = 'captured') as captured,
      (select count(*)::int from journals where kind = 'buyer_capture') as journals,
      (select count(*)::int from outbox_mails where unique_key like 'buyer-paid:%' or unique_key like 'owner-paid:%') as mails`);
  return rows[0] ?? {};
}
