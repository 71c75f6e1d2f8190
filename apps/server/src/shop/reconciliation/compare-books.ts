import { type StoreMessage, topics } from '@vitrine/contract/topics.ts';
import { sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { sendPush } from '#platform/push/push.ts';
import { listOwnMovements, syncDispute } from '../disputes/index.ts';
import { isTestBook } from '../ledger/index.ts';
import {
  findPayment,
  listOwnEntries,
  listPaidAccounts,
  listProviders,
  type OwnEntry,
  type PaidAccount,
  type PaymentProvider,
  type ProviderBook,
  type ProviderEntry,
  ProviderError,
  recordDiscrepancy,
  syncRefunds,
} from '../payments/index.ts';
import { followReport, listOwnPayouts } from '../payouts/index.ts';
import { importFees } from './import-fees.ts';
import {
  type BookDifference,
  type Comparison,
  matchBooks,
  matchDisputes,
  mergeComparisons,
  type Span,
} from './reconciliation.rules.ts';
import {
  bookComparisons,
  bookDifferences,
  bookRefusals,
  bookTotals,
} from './reconciliation.tables.ts';

const dayMs = 86_400_000;
/** What happened just now may be written on one side only. */
const youngMs = 600_000;
/** A day is compared for good an hour after it ended. */
const settledMs = 3_600_000;
const daysBack = 7;
const shownMax = 200;

/** A book that is late may have a line of its last minutes later than ours, one that was read up to the end has all of them. */
const marginMs = ({ completeUntil }: ProviderBook, { before }: Pick<Span, 'before'>) =>
  completeUntil < before ? youngMs : 0;

type Refusal = Omit<typeof bookRefusals.$inferSelect, 'id' | 'comparisonId'>;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Stores the result of a day, and notifies operators of new discrepancies. */
async function keep(
  ctx: Ctx,
  provider: string,
  day: string,
  result: Comparison & { refusals: readonly Refusal[] },
  isFinal: boolean,
): Promise<void> {
  const comparedAt = ctx.clock.now();
  const [row] = await ctx.db
    .insert(bookComparisons)
    .values({ provider, day, comparedAt, isFinal })
    .onConflictDoUpdate({
      target: [bookComparisons.day, bookComparisons.provider],
      set: { comparedAt, isFinal },
    })
    .returning({ id: bookComparisons.id });
  const comparisonId = orNotFound(row).id;
  const before = await ctx.db.rows(
    sql`delete from book_differences where comparison_id = ${comparisonId} returning kind || ':' || key as key`,
    { key: as.text },
  );
  await ctx.db.run(sql`delete from book_totals where comparison_id = ${comparisonId}`);
  await ctx.db.run(sql`delete from book_refusals where comparison_id = ${comparisonId}`);
  if (result.refusals.length)
    await ctx.db
      .insert(bookRefusals)
      .values(result.refusals.map((refusal) => ({ comparisonId, ...refusal })));
  if (result.totals.length)
    await ctx.db
      .insert(bookTotals)
      .values(result.totals.map((total) => ({ comparisonId, ...total })));
  const shown = result.differences.slice(0, shownMax);
  if (!shown.length) return;
  await ctx.db.insert(bookDifferences).values(
    shown.map(({ kind, problem, key, owner, ours, theirs }) => ({
      comparisonId,
      kind,
      problem,
      key,
      storeId: owner?.storeId ?? null,
      oursMinor: ours?.amountMinor ?? null,
      oursCurrency: ours?.currency ?? null,
      theirsMinor: theirs?.amountMinor ?? null,
      theirsCurrency: theirs?.currency ?? null,
    })),
  );
  const known = new Set(before.map(({ key }) => key));
  const fresh = shown.filter(({ kind, key }) => !known.has(`${kind}:${key}`));
  for (const difference of fresh) await recordDifference(ctx, provider, difference);
  if (fresh.length)
    await sendPush(ctx, {
      destination: topics.platform,
      body: { kind: 'books.differ' } satisfies StoreMessage,
    });
}

async function recordDifference(
  ctx: Ctx,
  provider: string,
  { kind, key, problem, owner, ours, theirs }: BookDifference,
): Promise<void> {
  const sides = { moves: kind, key, owner, expected: ours ?? null, seen: theirs ?? null };
  await recordDiscrepancy(ctx, {
    kind: problem === 'amount' ? 'amount' : 'not_found',
    provider,
    isTest: isTestBook(ctx),
    ...sides,
  });
}

/** The book of an owner's account, or of the platform's own. */
interface ReadBook {
  owner: PaidAccount | null;
  book: ProviderBook;
}

/** The books of a provider's accounts around a day, one by one: an account that refuses does not stop the others. */
async function readBooks(
  ctx: Ctx,
  provider: PaymentProvider,
  around: Pick<Span, 'from' | 'before'>,
): Promise<{ books: ReadBook[]; refusals: Refusal[] }> {
  // Without the platform's own book there is nothing to compare.
  const own = await provider.listEntries({ ...around, account: null });
  const books: ReadBook[] = [{ owner: null, book: own }];
  const refusals: Refusal[] = [];
  for (const { account, storeId } of await listPaidAccounts(ctx, provider, around)) {
    try {
      const owner = { account, storeId };
      books.push({ owner, book: await provider.listEntries({ ...around, account }) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { kind, code } = error;
      refusals.push({ account, storeId, isRefused: kind === 'refused', code: code.slice(0, 80) });
    }
  }
  return { books, refusals };
}

/** Refunds that were made, or failed, without a word to us are read before the books are compared. */
async function readUnknownRefunds(
  ctx: Ctx,
  theirs: readonly ProviderEntry[],
  ours: readonly ProviderEntry[],
): Promise<void> {
  const known = new Set(ours.flatMap(({ kind, key }) => (kind === 'refund' ? [key] : [])));
  const undone = new Set(theirs.flatMap(({ kind, key }) => (kind === 'adjustment' ? [key] : [])));
  const keys = theirs.flatMap(({ kind, key, paymentKey }) =>
    paymentKey && kind === 'refund' && known.has(key) === undone.has(key) ? [paymentKey] : [],
  );
  for (const providerKey of new Set(keys)) {
    const payment = await findPayment(ctx, { providerKey });
    if (payment) await syncRefunds(ctx, payment);
  }
}

/** Payouts that came back without an event: each is read from the provider, and that state moves the payout. */
async function readUnknownReturns(
  ctx: Ctx,
  theirs: readonly ProviderEntry[],
  ours: readonly ProviderEntry[],
): Promise<void> {
  const known = new Set(ours.flatMap(({ kind, key }) => (kind === 'payout_return' ? [key] : [])));
  const keys = theirs.flatMap(({ kind, key }) => (kind === 'payout_return' ? [key] : []));
  for (const key of new Set(keys)) if (!known.has(key)) await followReport(ctx, key);
}

/** Disputes that neither an event nor a list reported are read where the book names them. */
async function readUnknownDisputes(
  ctx: Ctx,
  { name, isLive }: PaymentProvider,
  books: readonly ReadBook[],
  ours: readonly OwnEntry[],
): Promise<void> {
  for (const { owner, book } of books) {
    const known = new Set(matchDisputes(ours, book.entries).map(({ key }) => key));
    const refs = book.entries.flatMap(({ key, disputeRef }) =>
      disputeRef && !known.has(key) ? [disputeRef] : [],
    );
    for (const ref of new Set(refs))
      await syncDispute(ctx, {
        provider: name,
        ref,
        account: owner?.account ?? null,
        isTest: !isLive,
      });
  }
}

/** Compares one day of one provider; answers the number of differences. Never inside a transaction. */
async function compareDay(ctx: Ctx, provider: PaymentProvider, day: string): Promise<number> {
  const from = new Date(`${day}T00:00:00.000Z`);
  const now = ctx.clock.now().getTime();
  const end = from.getTime() + dayMs;
  const around = { from: new Date(from.getTime() - dayMs), before: new Date(end + dayMs) };
  const { books, refusals } = await readBooks(ctx, provider, around);
  const theirs = books.flatMap(({ book }) => book.entries);
  const keys = theirs.map(({ key }) => key);
  const disputed = theirs.flatMap(({ kind, paymentKey }) =>
    paymentKey && kind.startsWith('dispute') ? [paymentKey] : [],
  );
  const sought = { from, before: new Date(Math.min(end, now - youngMs)), keys };
  const known = { ...sought, from: sought.before };
  const moved = { ...sought, keys: [...keys, ...disputed] };
  await readUnknownRefunds(ctx, theirs, await listOwnEntries(ctx, provider.name, known));
  await readUnknownReturns(ctx, theirs, await listOwnPayouts(ctx, provider.name, known));
  const disputes = await listOwnMovements(ctx, provider.name, { ...moved, from: moved.before });
  await readUnknownDisputes(ctx, provider, books, disputes);
  const ours = [
    ...(await listOwnEntries(ctx, provider.name, sought)),
    ...(await listOwnMovements(ctx, provider.name, moved)),
    ...(await listOwnPayouts(ctx, provider.name, sought)),
  ];
  const result = mergeComparisons(
    books.map(({ owner, book }) =>
      matchBooks(
        matchDisputes(
          ours.filter(({ account }) => account === (owner?.account ?? null)),
          book.entries,
        ),
        book.entries,
        // A line that the provider has not recorded yet is not missing, nor one that it records a moment after ours.
        {
          from,
          before: new Date(
            Math.min(
              sought.before.getTime(),
              book.completeUntil.getTime() - marginMs(book, around),
            ),
          ),
        },
        owner,
      ),
    ),
  );
  const isFinal =
    now >= end + settledMs &&
    books.every(({ book }) => book.completeUntil.getTime() >= end + marginMs(book, around)) &&
    refusals.every(({ isRefused }) => isRefused);
  await inTx(ctx, (tx) => keep(tx, provider.name, day, { ...result, refusals }, isFinal));
  if (result.differences.length)
    ctx.platform.log.error(
      { provider: provider.name, day, differences: result.differences.length },
      'the books differ',
    );
  if (refusals.length)
    ctx.platform.log.warn(
      { provider: provider.name, day, accounts: refusals.length },
      'the books of some accounts could not be compared',
    );
  return result.differences.length;
}

/** Yesterday and today so far, at all providers, because an operator asks; fees that were not imported yet come with it. */
export async function compareNow(ctx: Ctx): Promise<{ compared: number; differences: number }> {
  await importFees(ctx.platform);
  const now = ctx.clock.now();
  const answer = { compared: 0, differences: 0 };
  try {
    for (const provider of listProviders(ctx)) {
      for (const day of [dayOf(new Date(now.getTime() - dayMs)), dayOf(now)]) {
        answer.differences += await compareDay(ctx, provider, day);
        answer.compared += 1;
      }
    }
  } catch (error) {
    if (error instanceof ProviderError) throw new Failure('provider-failed');
    throw error;
  }
  return answer;
}

/** Days of the last week that are over and were not compared since; a provider that is away is asked in the next round. */
export async function compareFinishedDays(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const now = ctx.clock.now().getTime();
  for (const provider of listProviders(ctx)) {
    for (let back = daysBack; back >= 1; back -= 1) {
      const day = dayOf(new Date(now - back * dayMs));
      if (now < new Date(`${day}T00:00:00.000Z`).getTime() + dayMs + settledMs) continue;
      const isCompared = await ctx.db.exists(
        sql`select 1 from book_comparisons where provider = ${provider.name} and day = ${day} and is_final`,
      );
      if (isCompared) continue;
      try {
        await compareDay(ctx, provider, day);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        platform.log.warn(
          { provider: provider.name, day, code: error.code },
          'the books could not be compared',
        );
        break;
      }
    }
  }
}
