import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { findChangedJournals, readBook } from './book.ts';
import { boundaries } from './boundaries.ts';
import { type Diary, payPlacedOrder, placeNewOrder } from './buyers.ts';
import { findLostBulks } from './crashes.ts';
import { compareDisputes, type OpenDispute, openDispute, sendAnswer } from './disputes.ts';
import type { KillPlan } from './kill-at.ts';
import { type BulkPayment, linkAccount, payInBulk, requestEarnings } from './owners.ts';
import { type Random, seededRandom } from './random.ts';
import type { ProofProvider, Shop } from './shop.ts';
import { endDeadLeases, findBreaks, waitForQuiet } from './verdict.ts';

export interface KillPointResult {
  kills: number;
  /** How often the server died at each boundary of each way, as they are printed. */
  met: Readonly<Record<string, number>>;
  bulkPayments: number;
  payouts: number;
  disputes: number;
  breaks: string[];
}

interface Done {
  bulks: BulkPayment[];
  payoutIds: string[];
  disputes: OpenDispute[];
}

/** A way of money: prepared on a quiet server, and then done by a client that repeats its calls until they are answered. */
interface Way {
  /** The provider's calls of this way, in all three APIs. */
  calls: string;
  /** How many of them there are; one by default. */
  callCount?: Partial<Record<ProofProvider, number>>;
  /** It commits at least as often. */
  commits: number;
  prepare(shop: Shop, random: Random, round: number): Promise<(done: Done) => Promise<void>>;
}

const silent: Diary = { acknowledged: () => undefined, retried: () => undefined };

const ways: Readonly<Record<string, Way>> = {
  'bulk payment': {
    calls: '(/payments|/checkout/sessions|/checkout/orders(/\\w+/capture)?)$',
    // The capture is a separate call.
    callCount: { paypal: 2 },
    commits: 4,
    async prepare(shop, random, round) {
      const owner = shop.directOwners[round % shop.directOwners.length] ?? shop.platformOwner;
      const orders = await Promise.all(
        Array.from({ length: random.between(2, 6) }, async (_, index) => {
          const email = `kill-${round}-${index}-${randomUUID()}@example.com`;
          const variantId = shop.variants[index % shop.variants.length] ?? '';
          const order = await placeNewOrder(shop, {
            slug: owner.slug,
            variantId,
            quantity: 1,
            email,
          });
          await payPlacedOrder(shop, order.token);
          return order.number;
        }),
      );
      const { rows } = await shop.database().db.execute<{ id: string }>(
        sql`select id::text as id from orders where number in (${sql.join(
          orders.map((number) => sql`${number}`),
          sql`, `,
        )})`,
      );
      const orderIds = rows.map(({ id }) => id);
      return async (done) => {
        done.bulks.push(await payInBulk(shop, owner, orderIds, '4242', silent));
      };
    },
  },
  payout: {
    calls: '/(payouts|transfers)$',
    commits: 2,
    async prepare(shop, _random, round) {
      const owner = shop.payoutOwners[round % shop.payoutOwners.length] ?? shop.platformOwner;
      await linkAccount(shop, owner, `7730 1189 ${owner.storeId.padStart(4, '4')}`);
      return async (done) => {
        done.payoutIds.push(await requestEarnings(shop, owner));
      };
    },
  },
  dispute: {
    calls: '/(evidence|provide-evidence|disputes/\\w+)$',
    commits: 2,
    async prepare(shop, _random, round) {
      const owners = [shop.platformOwner, ...shop.directOwners];
      const dispute = await openDispute(shop, {
        slug: owners[round % owners.length]?.slug ?? '',
        variantId: shop.variants[round % shop.variants.length] ?? '',
      });
      return async (done) => {
        await sendAnswer(shop, dispute);
        done.disputes.push(dispute);
      };
    },
  },
};

/** How many payouts are needed for so many kills: each owner is paid out once. */
export const countPayoutOwners = (kills: number): number =>
  Math.ceil(kills / Object.keys(ways).length);

/** I16 of payouts: each that was confirmed is there, sent or paid. */
async function findLostPayouts(shop: Shop, ids: readonly string[]): Promise<string[]> {
  const { rows } = await shop
    .database()
    .db.execute<{ id: string; status: string }>(sql`select id::text as id, status from payouts`);
  const states = new Map(rows.map(({ id, status }) => [id, status]));
  return [
    ...ids.flatMap((id) =>
      /^(sent|paid)$/.test(states.get(id) ?? '') ? [] : [`I16 payout ${id} is ${states.get(id)}`],
    ),
    ...(rows.length === ids.length ? [] : [`${rows.length} payouts of ${ids.length} requests`]),
  ];
}

/**
 * `kill -9` of the server exactly before and after a provider's call and a commit, while an owner pays in bulk or is paid out, or
 * an operator submits evidence. A shop for it is opened with `killAt` and `payoutOwners`.
 */
export async function runKillPoints(
  shop: Shop,
  settings: { kills: number; seed: number },
): Promise<KillPointResult> {
  const random = seededRandom(settings.seed);
  const names = Object.keys(ways);
  const done: Done = { bulks: [], payoutIds: [], disputes: [] };
  const met: Record<string, number> = {};
  const breaks: string[] = [];
  for (let kill = 0; kill < settings.kills; kill += 1) {
    const name = names[kill % names.length] ?? '';
    const way = ways[name] as Way;
    const round = Math.floor(kill / names.length);
    const boundary = boundaries[round % boundaries.length] ?? 'before-call';
    const isCall = boundary.endsWith('call');
    const act = await way.prepare(shop, random, round);
    const left = await waitForQuiet(shop);
    if (left.length) breaks.push(`before kill ${kill + 1}: ${left.join(', ')}`);
    const book = await readBook(shop.database().db);
    const plan: KillPlan = {
      boundary,
      path: isCall ? way.calls : '^commit$',
      count: isCall
        ? 1 + (Math.floor(round / boundaries.length) % (way.callCount?.[shop.provider] ?? 1))
        : random.between(1, way.commits),
    };
    writeFileSync(shop.killFile, JSON.stringify(plan));
    shop.expectEnd();
    const work = act(done);
    // A failure is reported below, after the server is back.
    work.catch(() => undefined);
    const isMet = await Promise.race([
      shop.gone().then(() => true),
      work.then(
        () => false,
        () => false,
      ),
    ]);
    rmSync(shop.killFile, { force: true });
    const where = isMet ? `${name} ${boundary}` : `${name} after the answer`;
    met[where] = (met[where] ?? 0) + 1;
    await shop.kill(() => endDeadLeases(shop));
    await shop.start();
    await work;
    const changed = findChangedJournals(book, await readBook(shop.database().db));
    if (changed.length) breaks.push(`I3 journals ${changed.join(', ')} changed: ${where}`);
  }
  await endDeadLeases(shop);
  const left = await waitForQuiet(shop);
  return {
    kills: settings.kills,
    met,
    bulkPayments: done.bulks.length,
    payouts: done.payoutIds.length,
    disputes: done.disputes.length,
    breaks: [
      ...left,
      ...breaks,
      ...(await findLostBulks(shop, done.bulks)),
      ...(await findLostPayouts(shop, done.payoutIds)),
      ...(await compareDisputes(shop, done.disputes)),
      ...(await findBreaks(shop)),
    ],
  };
}
