import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { type HolderKeys, holderKeysOf, reservationLimits } from './holders.ts';
import {
  assertEnoughStock,
  lockLevels,
  readHolds,
  releaseStock,
  type StockLine,
} from './move-stock.ts';
import {
  checkReservations,
  holderKinds,
  type RelatedHold,
  type Reservation,
} from './reservation.rules.ts';

const relatedRow = {
  orderId: as.id,
  variantId: as.id,
  quantity: as.integer,
  isHeld: as.boolean,
  briefSince: orNull(as.moment),
  cart: orNull(as.boolean),
  visitor: orNull(as.boolean),
  network: orNull(as.boolean),
};

/** An approved payment counts for no holder. */
const noHolder: HolderKeys = { cart: null, visitor: null, network: null };

const lockKeys = statement(
  (places: Places<{ keys: readonly string[] }>) => sql`
    select pg_advisory_xact_lock(hashtextextended('stock-holder:' || k, 0))::text as done
    from unnest(${places.keys}::text[]) with ordinality as u (k, n) order by n`,
  { done: as.text },
);
const listRelated = statement(
  (places: Places<HolderKeys & { since: Date }>) => sql`
    select order_id, variant_id, quantity, state = 'held' as is_held, brief_since, cart_key = ${places.cart} as cart,
      visitor_key = ${places.visitor} as visitor, network_key = ${places.network} as network
    from stock_holds
    where (state = 'held' or (state = 'released' and brief_since > ${places.since}::timestamptz))
      and (cart_key = ${places.cart} or visitor_key = ${places.visitor} or network_key = ${places.network})`,
  relatedRow,
);
const upsertHolds = statement(
  (places: Places<HolderKeys & { orderId: string; lines: string }>) => sql`
    with l as (select * from json_to_recordset(${places.lines}::json) as l (v bigint, q int, u timestamptz, s timestamptz)),
      level as (update stock_levels s set held = held + l.q from l where s.variant_id = l.v)
    insert into stock_holds (order_id, variant_id, quantity, state, expires_at, is_brief, brief_since, cart_key, visitor_key, network_key)
    select ${places.orderId}::bigint, l.v, l.q, 'held', l.u, l.s is not null, l.s, ${places.cart}, ${places.visitor}, ${places.network} from l
    on conflict (order_id, variant_id) do update set quantity = excluded.quantity, state = 'held', expires_at = excluded.expires_at,
      is_brief = excluded.is_brief, brief_since = coalesce(excluded.brief_since, stock_holds.brief_since),
      cart_key = excluded.cart_key, visitor_key = excluded.visitor_key, network_key = excluded.network_key`,
  {},
);

/** One payment of a visitor is judged at a time, so that two at once do not both fit into what is left. */
async function lockHolder(ctx: Ctx, keys: HolderKeys): Promise<void> {
  const present = Object.values(keys).filter((key) => key !== null);
  if (!present.length) return;
  // In one order, so that two of them never wait for each other.
  await lockKeys(ctx, { keys: present.sort() });
}

async function readRelated(
  ctx: Ctx,
  orderId: string,
  keys: HolderKeys,
  since: Date,
): Promise<RelatedHold[]> {
  const rows = await listRelated(ctx, { ...keys, since });
  return rows.map((row) => ({
    variantId: row.variantId,
    quantity: row.quantity,
    isHeld: row.isHeld,
    isOwn: row.orderId === orderId,
    briefSince: row.briefSince,
    sharedBy: holderKinds.filter((kind) => row[kind] === true),
  }));
}

async function writeHolds(
  ctx: Ctx,
  orderId: string,
  keys: HolderKeys,
  lines: readonly (StockLine & { reservation: Exclude<Reservation, { kind: 'none' }> })[],
): Promise<void> {
  if (!lines.length) return;
  const rows = lines.map(({ variantId, quantity, reservation }) => ({
    v: variantId,
    q: quantity,
    u: reservation.until.toISOString(),
    s: reservation.kind === 'brief' ? reservation.since.toISOString() : null,
  }));
  const values = { ...keys, orderId, lines: JSON.stringify(rows) };
  await ctx.db.sendWithCommit(() => upsertHolds(ctx, values));
}

/** Until when all units are reserved; nothing when some of them are not. */
const endOf = (
  lines: readonly unknown[],
  reserved: readonly { reservation: { until: Date } }[],
): Date | null =>
  reserved.length && reserved.length === lines.length
    ? new Date(Math.min(...reserved.map(({ reservation }) => reservation.until.getTime())))
    : null;

/**
 * Reserves units for an order whose buyer starts to pay, as far as the visitor's share goes; refuses what is not there.
 * A repetition judges anew what the order holds. Once the provider works on an approved payment (`until`), the units
 * are held until then without bounds: they are paid for. Returns until when all units are reserved.
 */
export async function reserveStock(
  ctx: Ctx,
  input: {
    orderId: string;
    cartId: string | null;
    lines: readonly StockLine[];
    until?: Date | undefined;
  },
): Promise<Date | null> {
  const { orderId, lines, until } = input;
  const limits = reservationLimits(ctx);
  const now = ctx.clock.now();
  const keys = until ? noHolder : holderKeysOf(ctx, input.cartId);
  // Sent together, run in this order: what is related is read once the holder and the levels are locked.
  const [holds, , levels, related] = await Promise.all([
    readHolds(ctx, orderId),
    lockHolder(ctx, keys),
    lockLevels(
      ctx,
      lines.map(({ variantId }) => variantId),
    ),
    until ? [] : readRelated(ctx, orderId, keys, new Date(now.getTime() - limits.briefAgainMs)),
  ]);
  if (holds.some(({ state }) => state === 'taken')) return null;
  const own = new Map(
    holds.filter(({ state }) => state === 'held').map((hold) => [hold.variantId, hold.quantity]),
  );
  const wanted = lines.map(({ variantId, quantity }) => {
    const level = levels.get(variantId);
    return {
      variantId,
      quantity,
      onHand: level?.onHand ?? 0,
      free: (level?.free ?? 0) + (own.get(variantId) ?? 0),
    };
  });
  assertEnoughStock(lines, new Map(wanted.map(({ variantId, free }) => [variantId, free])));
  const judged = until ? undefined : checkReservations(wanted, related, limits, now);
  if (own.size) await releaseStock(ctx, orderId);
  const reserved = lines.flatMap((line) => {
    const reservation = until ? ({ kind: 'full', until } as const) : judged?.get(line.variantId);
    return reservation && reservation.kind !== 'none' ? [{ ...line, reservation }] : [];
  });
  await writeHolds(ctx, orderId, keys, reserved);
  return endOf(lines, reserved);
}
