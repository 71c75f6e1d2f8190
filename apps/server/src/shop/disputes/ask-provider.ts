import { inArray, sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import {
  type DisputeSnapshot,
  findCheckedProvider,
  findProvider,
  listOfBothModes,
  listPaidAccounts,
  ProviderError,
} from '../payments/index.ts';
import { applyDispute, type DisputeOutcome } from './apply-dispute.ts';
import { disputes } from './disputes.tables.ts';

const dayMs = 86_400_000;
/** Disputes that were opened so long ago without any event of them reaching us are found. */
const listedDays = 7;
/** Payments can be disputed for about this time. */
const paidDays = 120;
const againMs = 3_300_000;

/** When the payment of a dispute was made; nothing for a dispute that is not known yet. */
async function findPaidAt(ctx: Ctx, provider: string, ref: string) {
  const [row] = await ctx.db.rows(
    sql`select p.created_at, p.is_test from disputes d join payments p on p.id = d.payment_id
      where d.provider = ${provider} and d.provider_ref = ${ref}`,
    { createdAt: as.moment, isTest: as.boolean },
  );
  return row;
}

/**
 * Reads a dispute from its provider, with the keys of the account and mode in which its payment was made, and applies the answer.
 * Never inside a transaction.
 */
export async function syncDispute(
  ctx: Ctx,
  {
    provider: name,
    ref,
    account,
    isTest,
  }: { provider: string; ref: string; account: string | null; isTest?: boolean },
): Promise<DisputeOutcome | undefined> {
  const known = await findPaidAt(ctx, name, ref);
  const provider = known
    ? await findCheckedProvider(ctx, name, known.isTest, known.createdAt)
    : findProvider(ctx, name, isTest);
  if (!provider) return undefined;
  const readAt = ctx.clock.now();
  const snapshot = await provider.readDispute({ ref, account }).catch((error: unknown) => {
    // An event can name an account that is not linked, or not any more: another query does not help.
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    ctx.platform.log.warn({ ref, code: error.code }, 'the provider does not show a dispute');
    return null;
  });
  if (!snapshot) return undefined;
  return inTx(ctx, (tx) => applyDispute(tx, name, snapshot, readAt));
}

/** Goes on with the next after a provider that does not answer. */
async function attempt(ctx: Ctx, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.platform.log.warn(
      { kind: error.kind, code: error.code },
      'a provider did not answer about its disputes',
    );
  }
}

/** Reads every dispute that is not over; one whose event was lost is found by the provider's list. */
export async function sweepDisputes(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - againMs);
  const open = await ctx.db.rows(
    sql`
    select d.id, d.provider, d.provider_ref as ref, p.provider_account as account, p.is_test from disputes d
      join payments p on p.id = d.payment_id
    where (d.state in ('inquiry', 'open', 'appealed') or d.can_appeal) and d.read_at < ${before.toISOString()}::timestamptz
    order by d.read_at limit 200`,
    { id: as.id, provider: as.text, ref: as.text, account: orNull(as.text), isTest: as.boolean },
  );
  for (const { provider, ref, account, isTest } of open)
    await attempt(ctx, () => syncDispute(ctx, { provider, ref, account, isTest }));
  const now = ctx.clock.now();
  // A payment of tests may still be disputed when the platform takes real money.
  for (const provider of listOfBothModes(ctx))
    await attempt(ctx, async () => {
      const span = { from: new Date(now.getTime() - paidDays * dayMs), before: now };
      const paid = await listPaidAccounts(ctx, provider, span);
      const listed = await provider.listDisputes({
        since: new Date(now.getTime() - listedDays * dayMs),
        accounts: [...new Set(paid.map(({ account }) => account))],
      });
      for (const snapshot of await withoutKnown(ctx, provider.name, listed))
        await inTx(ctx, (tx) => applyDispute(tx, provider.name, snapshot, now));
    });
}

/** Those of a list that have no row yet: of the others the newest state was read by itself. */
async function withoutKnown(
  ctx: Ctx,
  provider: string,
  listed: readonly DisputeSnapshot[],
): Promise<DisputeSnapshot[]> {
  if (!listed.length) return [];
  const known = await ctx.db
    .select({ provider: disputes.provider, ref: disputes.providerRef })
    .from(disputes)
    .where(
      inArray(
        disputes.providerRef,
        listed.map(({ ref }) => ref),
      ),
    );
  const refs = new Set(known.flatMap((one) => (one.provider === provider ? one.ref : [])));
  return listed.filter(({ ref }) => !refs.has(ref));
}

export const syncDisputes = (platform: Platform): Promise<void> =>
  sweepDisputes(systemContext(platform));
