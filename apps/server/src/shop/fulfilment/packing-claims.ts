import type { Packer } from '@vitrine/contract/shop/ship-queue.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { sendPush } from '#platform/push/push.ts';
import { getOrder } from '../orders/index.ts';
import { packingClaims } from './fulfilment.tables.ts';

/** For how long an order is a colleague's who opened it and did nothing since. */
const claimMs = 10 * 60_000;

interface Claim {
  accountId: string;
  expiresAt: Date;
}

/** Colleagues who pack, by their account. */
export async function describePackers(
  ctx: Ctx,
  claims: readonly Claim[],
): Promise<Map<string, Packer>> {
  if (!claims.length) return new Map();
  const names = await nameOperators(ctx, [...new Set(claims.map(({ accountId }) => accountId))]);
  return new Map(
    claims.map(({ accountId, expiresAt }) => [
      accountId,
      {
        name: names.get(accountId) ?? '',
        isSelf: accountId === ctx.caller?.accountId,
        until: expiresAt.toISOString(),
      },
    ]),
  );
}

/** Who packs these orders at this moment, by order. */
export async function findPackers(
  ctx: Ctx,
  orderIds: readonly string[],
): Promise<Map<string, Packer>> {
  if (!orderIds.length) return new Map();
  const rows = await ctx.db
    .select()
    .from(packingClaims)
    .where(
      and(
        inArray(packingClaims.orderId, [...orderIds]),
        gt(packingClaims.expiresAt, ctx.clock.now()),
      ),
    );
  const packers = await describePackers(ctx, rows);
  return new Map(
    rows.flatMap(({ orderId, accountId }) => {
      const packer = packers.get(accountId);
      return packer ? [[orderId, packer] as const] : [];
    }),
  );
}

const announcePacking = (ctx: Ctx, orderId: string): Promise<void> =>
  sendPush(ctx, { destination: topics.platform, body: { kind: 'packing.changed', orderId } });

/**
 * The caller packs the order from now on, unless a colleague does and is not to be replaced: then the answer names him. Only a change
 * is announced to others.
 */
export async function claimPacking(
  ctx: Ctx,
  orderId: string,
  { takesOver, instead }: { takesOver: boolean; instead?: string | undefined },
): Promise<{ packer: Packer }> {
  await getOrder(ctx, orderId);
  const { accountId } = callerOf(ctx);
  if (instead && instead !== orderId) await swapClaim(ctx, orderId, instead);
  const now = ctx.clock.now();
  const before = await findPackers(ctx, [orderId]);
  const [claimed] = await ctx.db.rows(
    sql`
    insert into packing_claims as c (order_id, account_id, expires_at)
    values (${orderId}, ${accountId}, ${new Date(now.getTime() + claimMs)}::timestamptz)
    on conflict (order_id) do update set account_id = excluded.account_id, expires_at = excluded.expires_at
      where c.account_id = excluded.account_id or c.expires_at <= ${now}::timestamptz or ${takesOver}::boolean
    returning account_id, expires_at`,
    { accountId: as.id, expiresAt: as.moment },
  );
  if (claimed) {
    if (!before.get(orderId)?.isSelf) await announcePacking(ctx, orderId);
    const packers = await describePackers(ctx, [claimed]);
    return { packer: orNotFound(packers.get(claimed.accountId)) };
  }
  return { packer: orNotFound((await findPackers(ctx, [orderId])).get(orderId)) };
}

/** Ends the claims of all accounts; locked in the order of their ids, as a claim that takes the place of another one does. */
export async function deleteClaims(ctx: Ctx, orderIds: readonly string[]): Promise<void> {
  if (!orderIds.length) return;
  await ctx.db.run(
    sql`delete from packing_claims where order_id in (
      select order_id from packing_claims where order_id = any(${sql.param([...orderIds])}::bigint[]) order by order_id for update)`,
  );
}

/** Ends the claim on the order before; both rows are locked in the order of their ids, as of every other pair. */
async function swapClaim(ctx: Ctx, orderId: string, instead: string): Promise<void> {
  await ctx.db.run(
    sql`select order_id from packing_claims where order_id in (${orderId}, ${instead}) order by order_id for update`,
  );
  await releasePacking(ctx, instead);
}

/** Ends the caller's own claim; that of a colleague stays. */
export async function releasePacking(ctx: Ctx, orderId: string): Promise<null> {
  const { accountId } = callerOf(ctx);
  const released = await ctx.db
    .delete(packingClaims)
    .where(and(eq(packingClaims.orderId, orderId), eq(packingClaims.accountId, accountId)))
    .returning({ orderId: packingClaims.orderId });
  if (released.length) await announcePacking(ctx, orderId);
  return null;
}
