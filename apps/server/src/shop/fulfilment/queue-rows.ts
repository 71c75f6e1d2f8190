import { fileUrl } from '@vitrine/contract/images.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { returnReasons } from '@vitrine/contract/shop/return-shapes.ts';
import type { QueueRow } from '@vitrine/contract/shop/ship-queue.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { focusRow, lineFocus, readFocus } from '../catalogue/index.ts';
import { countOpenNotes, maskAddress, mayReadBuyers } from '../orders/index.ts';
import { describePackers } from './packing-claims.ts';

export const queueRow = {
  returnId: orNull(as.id),
  returnReason: orNull(as.oneOf(...returnReasons.return)),
  id: as.id,
  number: as.text,
  address: as.json<Address>(),
  shipBy: orNull(as.text),
  imageKey: orNull(as.text),
  ...focusRow,
  units: as.integer,
  packerId: orNull(as.id),
  packedUntil: orNull(as.moment),
};

/** The columns of a row, of `orders o` with its first line, the return that it replaces and the claim of who packs it. */
export const queueColumns = sql`
  o.id, o.number, o.address, q.due::text as ship_by, q.return_id, r.reason as return_reason, l.image_key, ${lineFocus} as focus,
  case when r.id is null then (select coalesce(sum(u.quantity - u.shipped - u.withdrawn), 0)::int from order_lines u where u.order_id = o.id)
    else (select sum(x.quantity)::int from return_lines x where x.request_id = r.id) end as units,
  c.account_id as packer_id, c.expires_at as packed_until`;

/** The tables of the columns, for the parcels that `found` selects: order, day and return. */
export const queueTables = (ctx: Ctx, found: SQL): SQL => sql`
  (${found}) q join orders o on o.id = q.id left join return_requests r on r.id = q.return_id
  join order_lines l on l.order_id = o.id and l.position = case when r.id is null then 0 else (select min(i.position)
    from return_lines x join order_lines i on i.id = x.line_id where x.request_id = r.id) end
  left join packing_claims c on c.order_id = o.id and c.expires_at > ${ctx.clock.now()}::timestamptz`;

/** Rows as operators read them: at most two more statements however many they are. */
export async function describeQueueRows(
  ctx: Ctx,
  rows: readonly RowOf<typeof queueRow>[],
): Promise<QueueRow[]> {
  const packers = await describePackers(
    ctx,
    rows.flatMap(({ packerId, packedUntil }) =>
      packerId && packedUntil ? [{ accountId: packerId, expiresAt: packedUntil }] : [],
    ),
  );
  const openNotes = await countOpenNotes(
    ctx,
    rows.map(({ id }) => id),
  );
  const readsBuyers = mayReadBuyers(ctx);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    imageUrl: row.imageKey ? fileUrl(row.imageKey) : null,
    ...readFocus(row),
    buyer: fullName(readsBuyers ? row.address : maskAddress(row.address)),
    units: row.units,
    countryCode: row.address.countryCode,
    shipBy: row.shipBy,
    packer: (row.packerId && packers.get(row.packerId)) || null,
    openNotes: openNotes.get(row.id) ?? 0,
    replacement:
      row.returnId && row.returnReason
        ? { returnId: row.returnId, reason: row.returnReason }
        : null,
  }));
}
