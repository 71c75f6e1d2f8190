import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { findChangedJournals, readBook } from './book.ts';
import {
  type Diary,
  type PlacedOrder,
  payPlacedOrder,
  placeAgain,
  placeNewOrder,
} from './buyers.ts';
import { type BulkPayment, listDue, payInBulk } from './owners.ts';
import { type Random, seededRandom } from './random.ts';
import type { Shop } from './shop.ts';
import { endDeadLeases, findBreaks, waitForQuiet } from './verdict.ts';

export interface CrashSettings {
  /** What is killed with -9. */
  victim: 'server' | 'database';
  kills: number;
  checkouts: number;
  /** How many buyers are on their way at the same time. */
  buyersAtOnce: number;
  /** How many acknowledged answers pass between two kills, at least and at most. */
  answersBetween: readonly [number, number];
  seed: number;
}

export interface CrashResult {
  kills: number;
  checkouts: number;
  bulkPayments: number;
  ordersPaidInBulk: number;
  acknowledged: number;
  retried: number;
  /** How long the server took to be ready again, the longest. */
  slowestReturnMs: number;
  breaks: string[];
}

/** Counts acknowledged answers and rings when the next kill is due. */
function createBell(): Diary & {
  acknowledgedTotal(): number;
  retriedTotal(): number;
  after(answers: number): Promise<void>;
} {
  let acknowledged = 0;
  let retried = 0;
  let due = Number.POSITIVE_INFINITY;
  let ring: () => void = () => undefined;
  return {
    acknowledged() {
      acknowledged += 1;
      if (acknowledged < due) return;
      due = Number.POSITIVE_INFINITY;
      ring();
    },
    retried() {
      retried += 1;
    },
    acknowledgedTotal: () => acknowledged,
    retriedTotal: () => retried,
    after(answers) {
      due = acknowledged + answers;
      return new Promise((resolve) => {
        ring = resolve;
      });
    },
  };
}

interface Sold {
  email: string;
  order: PlacedOrder;
}

async function runBuyers(
  shop: Shop,
  settings: CrashSettings,
  random: Random,
  diary: Diary,
  run: string,
): Promise<Sold[]> {
  const slugs = [shop.platformOwner, ...shop.directOwners].map(({ slug }) => slug);
  const sold: Sold[] = [];
  let next = 0;
  async function buy(): Promise<void> {
    while (next < settings.checkouts) {
      const index = next;
      next += 1;
      const email = `crash-${run}-${index}@example.com`;
      const slug = slugs[index % slugs.length] ?? '';
      const variantId = shop.variants[random.between(0, shop.variants.length - 1)] ?? '';
      const order = await placeNewOrder(
        shop,
        { slug, variantId, quantity: random.between(1, 3), email },
        diary,
      );
      await payPlacedOrder(shop, order.token, diary, { firstDeclined: random.chance(10) });
      sold.push({ email, order });
    }
  }
  await Promise.all(Array.from({ length: settings.buyersAtOnce }, buy));
  return sold;
}

/** Owners of direct stores pay what has come in, 1 to 50 orders at once, until the buyers are done and nothing is due. */
async function runOwners(
  shop: Shop,
  random: Random,
  diary: Diary,
  buyersDone: Promise<unknown>,
): Promise<BulkPayment[]> {
  const paid: BulkPayment[] = [];
  let isSelling = true;
  const sellingEnds = () => {
    isSelling = false;
  };
  const over = buyersDone.then(sellingEnds, sellingEnds);
  await Promise.all(
    shop.directOwners.map(async (owner, index) => {
      // The welcome offer accepts a card only once.
      const card = index % 2 ? '4444' : '4242';
      for (;;) {
        const wasSelling = isSelling;
        const due = await listDue(shop, owner, diary);
        if (due.length)
          paid.push(
            await payInBulk(
              shop,
              owner,
              random.shuffle(due).slice(0, random.between(1, 50)),
              card,
              diary,
            ),
          );
        else if (!wasSelling) return;
        else await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 200))]);
      }
    }),
  );
  return paid;
}

async function killAndReturn(shop: Shop, victim: CrashSettings['victim']): Promise<number> {
  if (victim === 'server') {
    await shop.kill(() => endDeadLeases(shop));
    return shop.start();
  }
  const began = performance.now();
  await shop.killDatabase();
  await shop.databaseBack();
  await endDeadLeases(shop);
  return performance.now() - began;
}

/** I16: everything that was confirmed to a client is there, once. */
async function compareWithClients(
  shop: Shop,
  run: string,
  sold: readonly Sold[],
  bulks: readonly BulkPayment[],
): Promise<string[]> {
  const { db } = shop.database();
  const { rows } = await db.execute<{
    email: string;
    number: string;
    state: string;
    charges: number;
  }>(sql`
    select o.email, o.number, o.buyer_payment as state,
      (select count(*)::int from payment_orders p where p.order_id = o.id and p.side = 'buyer' and p.effect = 'paid') as charges
    from orders o where o.email like ${`crash-${run}-%`}`);
  const breaks: string[] = [];
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  for (const { email, order } of sold) {
    const found = byEmail.get(email) ?? [];
    byEmail.delete(email);
    if (found.length !== 1) breaks.push(`I16 ${email} has ${found.length} orders`);
    const [row] = found;
    if (row && (row.number !== order.number || row.state !== 'paid' || row.charges !== 1))
      breaks.push(`I16 ${order.number} was acknowledged as paid: ${JSON.stringify(row)}`);
  }
  for (const email of byEmail.keys()) breaks.push(`I16 an order of ${email} that no client knows`);
  return [...breaks, ...(await findLostBulks(shop, bulks))];
}

/** I16 of bulk payments: each that was confirmed to its owner is captured, with all its orders. */
export async function findLostBulks(shop: Shop, bulks: readonly BulkPayment[]): Promise<string[]> {
  const { db } = shop.database();
  const breaks: string[] = [];
  for (const { id, orderIds } of bulks) {
    const part = await db.execute<{ paid: number; status: string }>(sql`
      select p.status, (select count(*)::int from payment_orders x join orders o on o.id = x.order_id
        where x.payment_id = p.id and x.effect = 'paid' and o.seller_payment = 'paid') as paid from payments p where p.id = ${id}`);
    const [row] = part.rows;
    if (row?.status !== 'captured' || row.paid !== orderIds.length)
      breaks.push(`I16 bulk payment ${id} of ${orderIds.length} orders: ${JSON.stringify(row)}`);
  }
  return breaks;
}

/** I10: the same key answers the same again. */
async function compareReplays(shop: Shop, sold: readonly Sold[]): Promise<string[]> {
  const breaks: string[] = [];
  for (const { order } of sold) {
    const again = await placeAgain(shop, order);
    const isSame =
      again.replayed && again.data?.outcome === 'placed' && again.data.orderToken === order.token;
    if (!isSame)
      breaks.push(`I10 the key of ${order.number} answered something else: ${again.text}`);
  }
  return breaks;
}

/**
 * Kills the server or its database again and again while buyers check out and owners pay in bulk. The clients repeat what
 * was not answered with the same keys. Then everything that was confirmed to them must be there, once, and the books must agree.
 */
export async function runCrashes(shop: Shop, settings: CrashSettings): Promise<CrashResult> {
  const random = seededRandom(settings.seed);
  const bell = createBell();
  const run = randomUUID().slice(0, 8);
  await shop.askBank('PUT', '/admin/webhooks', { mode: 'duplicate' });
  const buyers = runBuyers(shop, settings, random, bell, run);
  const owners = runOwners(shop, random, bell, buyers);
  const work = Promise.all([buyers, owners]);
  let isOver = false;
  const over = work.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  const bookBreaks: string[] = [];
  let kills = 0;
  let slowestReturnMs = 0;
  while (kills < settings.kills) {
    await Promise.race([bell.after(random.between(...settings.answersBetween)), over]);
    if (isOver) break;
    const book = await readBook(shop.database().db);
    slowestReturnMs = Math.max(slowestReturnMs, await killAndReturn(shop, settings.victim));
    const changed = findChangedJournals(book, await readBook(shop.database().db));
    if (changed.length)
      bookBreaks.push(`I3 journals ${changed.join(', ')} changed over kill ${kills + 1}`);
    kills += 1;
  }
  const [sold, bulks] = await work;
  await shop.askBank('PUT', '/admin/webhooks', { mode: 'normal' });
  // Jobs that were in hand when the database died are given up by their lease.
  await endDeadLeases(shop);
  const left = await waitForQuiet(shop);
  if (kills < settings.kills)
    left.push(`the work was over after ${kills} of ${settings.kills} kills`);
  return {
    kills,
    checkouts: sold.length,
    bulkPayments: bulks.length,
    ordersPaidInBulk: bulks.reduce((sum, { orderIds }) => sum + orderIds.length, 0),
    acknowledged: bell.acknowledgedTotal(),
    retried: bell.retriedTotal(),
    slowestReturnMs: Math.round(slowestReturnMs),
    breaks: [
      ...left,
      ...bookBreaks,
      ...(await compareWithClients(shop, run, sold, bulks)),
      ...(await compareReplays(shop, sold.slice(0, 50))),
      ...(await findBreaks(shop)),
    ],
  };
}
