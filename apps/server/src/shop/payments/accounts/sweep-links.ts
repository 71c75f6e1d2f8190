import { sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { type LinkSnapshot, ProviderError } from '../adapters/provider.ts';
import { findCheckedProvider } from '../keys/check-accounts.ts';
import { applyLinkState } from './link-account.ts';

const dayMs = 86_400_000;
/** After that no one returns to the provider's page any more. */
const openMaxMs = 7 * dayMs;
/** A key of which the provider has not heard by now never reached it. */
const lostAfterMs = 3_600_000;

const openLink = {
  provider: as.text,
  isTest: as.boolean,
  key: as.text,
  ref: orNull(as.text),
  createdAt: as.moment,
};

type OpenLink = RowOf<typeof openLink>;

/**
 * Claims attempts that were not checked for a while: every minute at first, ever more rarely later. Two sweepers
 * never take the same ones.
 */
async function claimOpen(ctx: Ctx, limit: number): Promise<OpenLink[]> {
  const now = ctx.clock.now().toISOString();
  return inTx(ctx, (tx) =>
    tx.db.rows(
      sql`
      update linked_accounts set asked_at = ${now}::timestamptz where id in (
        select id from linked_accounts
        where state = 'linking' and created_at < ${now}::timestamptz - interval '1 minute'
          and (asked_at is null or asked_at + greatest(interval '50 seconds', (asked_at - created_at) / 10) <= ${now}::timestamptz)
        order by asked_at nulls first, id limit ${limit} for update skip locked)
      returning provider, is_test, provider_key as key, provider_ref as ref, created_at`,
      openLink,
    ),
  );
}

/** Asks providers about accounts whose linking is still open, and gives up unfinished attempts. */
export async function sweepOpenLinks(ctx: Ctx, limit = 100): Promise<number> {
  const open = await claimOpen(ctx, limit);
  for (const link of open) {
    const ageMs = ctx.clock.now().getTime() - link.createdAt.getTime();
    const given: LinkSnapshot = {
      ref: '',
      key: link.key,
      state: 'refused',
      failure: 'expired',
      linkUrl: null,
      account: null,
    };
    const { provider: name, isTest, createdAt } = link;
    const provider = await findCheckedProvider(ctx, name, isTest, createdAt);
    let seen: LinkSnapshot | null;
    try {
      seen = (await provider?.readAccountLink({ ...link, account: null })) ?? null;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // No answer decides nothing: the next round asks again.
      continue;
    }
    // Without the keys under which it began nobody knows whether it reached the provider.
    const isLost = provider !== undefined && seen === null && ageMs >= lostAfterMs;
    const isOver = isLost || ((!seen || seen.state === 'pending') && ageMs >= openMaxMs);
    const word = isOver ? given : seen;
    if (word) await inTx(ctx, (tx) => applyLinkState(tx, link.provider, word));
  }
  return open.length;
}
