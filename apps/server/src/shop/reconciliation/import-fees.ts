import { and, eq } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import {
  listPaidAccounts,
  listProviders,
  type PaymentProvider,
  type ProviderBook,
  ProviderError,
} from '../payments/index.ts';
import { bookFees } from './book-fees.ts';
import { feeImports } from './reconciliation.tables.ts';

const dayMs = 86_400_000;
/** The first import looks back so far. */
const firstMs = 31 * dayMs;
/** Lines are read again so long: ours may learn late that a payment was captured, and its provider write it down late. */
const overlapMs = 3 * dayMs;
/** So many payments are booked in one transaction. */
const batchSize = 100;

/** In rows the platform's own account has no name. */
const nameOf = (account: string | null) => account ?? '';

interface Subject {
  account: string | null;
  storeId: string | null;
}

async function saveImport(
  ctx: Ctx,
  provider: string,
  { account, storeId }: Subject,
  result: { completeUntil: Date; refusal: string | null },
): Promise<void> {
  const values = { ...result, askedAt: ctx.clock.now() };
  await ctx.db
    .insert(feeImports)
    .values({ provider, account: nameOf(account), storeId, ...values })
    .onConflictDoUpdate({ target: [feeImports.provider, feeImports.account], set: values });
}

/** Reads the book of one account from where the last import ended, and books its fees. */
async function importAccount(
  ctx: Ctx,
  provider: PaymentProvider,
  subject: Subject,
): Promise<number> {
  const before = ctx.clock.now();
  const [known] = await ctx.db
    .select()
    .from(feeImports)
    .where(
      and(eq(feeImports.provider, provider.name), eq(feeImports.account, nameOf(subject.account))),
    );
  const earliest = new Date(before.getTime() - firstMs);
  const overlapped = new Date((known?.completeUntil.getTime() ?? 0) - overlapMs);
  const from = overlapped > earliest ? overlapped : earliest;
  let book: ProviderBook;
  try {
    book = await provider.listEntries({ from, before, account: subject.account });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await inTx(ctx, (tx) =>
      saveImport(tx, provider.name, subject, {
        completeUntil: known?.completeUntil ?? from,
        refusal: `${error.kind}: ${error.code}`.slice(0, 80),
      }),
    );
    return 0;
  }
  const { entries, completeUntil } = book;
  let booked = 0;
  for (let at = 0; at < entries.length; at += batchSize)
    booked += await inTx(ctx, (tx) =>
      bookFees(tx, provider.name, subject.account, entries.slice(at, at + batchSize)),
    );
  await inTx(ctx, (tx) => saveImport(tx, provider.name, subject, { completeUntil, refusal: null }));
  return booked;
}

/** The true fees of all providers' books, account by account: one that refuses does not stop the others. */
export async function importFees(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const before = ctx.clock.now();
  const range = { from: new Date(before.getTime() - firstMs), before };
  for (const provider of listProviders(ctx)) {
    const subjects: Subject[] = [
      { account: null, storeId: null },
      ...(await listPaidAccounts(ctx, provider, range)),
    ];
    for (const subject of subjects) await importAccount(ctx, provider, subject);
  }
}
