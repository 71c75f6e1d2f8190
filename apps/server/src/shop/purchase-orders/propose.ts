import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { convertMinor, toMoney } from '@vitrine/contract/money.ts';
import {
  type proposePurchaseOrders as contract,
  purchaseLinesMax,
} from '@vitrine/contract/shop/purchase-orders.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { getVariants, suppliers } from '../catalogue/index.ts';
import { findRate } from '../markets/index.ts';
import { describeImage } from '../stores/index.ts';

const waitingRow = {
  orderLineId: as.id,
  orderId: as.id,
  variantId: as.id,
  units: as.integer,
};
export type WaitingLine = RowOf<typeof waitingRow>;

/** Orders whose due payments are in and that have something to ship; in production none that was paid as a test. */
const dueCondition = (ctx: Ctx): SQL => sql`o.cancelled_at is null
  and o.fulfilment in ('waiting', 'processing', 'part_shipped')
  and order_status(o.kind, o.buyer_payment, o.seller_payment, o.fulfilment, false) = 1
  ${ctx.platform.config.mode === 'serve' ? sql`and not o.is_test` : sql``}`;

/** The lines of paid orders with units that are to be shipped and on no purchase order, the oldest orders first. */
export async function readWaitingLines(
  ctx: Ctx,
  {
    missingOf,
    orderIds,
    limit = purchaseLinesMax + 1,
  }: { missingOf?: string | undefined; orderIds?: readonly string[]; limit?: number },
): Promise<WaitingLine[]> {
  const conditions = [
    ...(missingOf
      ? [
          sql`and l.id in (select order_line_id from purchase_order_lines where purchase_order_id = ${missingOf} and missing > 0)`,
        ]
      : []),
    ...(orderIds ? [sql`and o.id = any(${sql.param([...orderIds])}::bigint[])`] : []),
  ];
  return ctx.db.rows(
    sql`
    select l.id as order_line_id, l.order_id, l.variant_id, purchase_units_left(l.id) as units
    from orders o join order_lines l on l.order_id = o.id and l.shipped + l.withdrawn < l.quantity
    where ${dueCondition(ctx)} ${sql.join(conditions, sql` `)} and purchase_units_left(l.id) > 0
    order by o.id, l.position limit ${limit}::int`,
    waitingRow,
  );
}

const supplyRow = {
  variantId: as.id,
  supplierId: as.id,
  name: as.text,
  currency: as.currency,
  language: suppliers.language,
  email: as.text,
  shipsItself: as.boolean,
  costMinor: as.minor,
  reference: as.text,
  isPreferred: as.boolean,
};
export type Supply = RowOf<typeof supplyRow>;

/** Who delivers these variants, the preferred one of each first. */
export async function readSupplies(ctx: Ctx, variantIds: readonly string[]): Promise<Supply[]> {
  if (!variantIds.length) return [];
  return ctx.db.rows(
    sql`
    select s.variant_id, s.supplier_id, u.name, u.currency, u.language, u.email, u.ships_itself, s.cost_minor, s.reference, s.is_preferred
    from variant_supplies s join suppliers u on u.id = s.supplier_id
    where s.variant_id = any(${sql.param([...new Set(variantIds)])}::bigint[])
    order by s.variant_id, s.is_preferred desc, u.name, u.id`,
    supplyRow,
  );
}

export type ChooseBy = 'preferred' | 'cheapest';

/** The supplier of each variant: a chosen one, else the preferred or the cheapest one. */
export async function chooseSupplies(
  ctx: Ctx,
  supplies: readonly Supply[],
  {
    chooseBy,
    without,
    choices = new Map(),
  }: { chooseBy: ChooseBy; without?: string | undefined; choices?: ReadonlyMap<string, string> },
): Promise<Map<string, Supply>> {
  const chosen = new Map<string, Supply>();
  const dollars = new Map<Supply, bigint>();
  for (const supply of supplies)
    dollars.set(
      supply,
      convertMinor(supply.costMinor, await findRate(ctx, supply.currency, 'USD')),
    );
  const isBetter = (supply: Supply, than: Supply | undefined) =>
    !than || (chooseBy === 'cheapest' && (dollars.get(supply) ?? 0n) < (dollars.get(than) ?? 0n));
  for (const supply of supplies) {
    const choice = choices.get(supply.variantId);
    const isWanted = choice ? supply.supplierId === choice : supply.supplierId !== without;
    if (isWanted && isBetter(supply, chosen.get(supply.variantId)))
      chosen.set(supply.variantId, supply);
  }
  return chosen;
}

/** The supplier that the missing units were ordered from: others are proposed. */
export async function findSupplierOf(
  ctx: Ctx,
  purchaseOrderId: string | undefined,
): Promise<string | undefined> {
  if (!purchaseOrderId) return undefined;
  const [row] = await ctx.db.rows(
    sql`select supplier_id from purchase_orders where id = ${purchaseOrderId}`,
    { supplierId: as.id },
  );
  return row?.supplierId;
}

/** Plans the orders of a run, by variant, with five statements, however much waits. */
export async function planPurchases(
  ctx: Ctx,
  { chooseBy = 'preferred', missingOf }: EndpointInput<typeof contract>['query'],
): Promise<EndpointReply<typeof contract>> {
  const without = await findSupplierOf(ctx, missingOf);
  const waiting = await readWaitingLines(ctx, { missingOf });
  const lines = waiting.slice(0, purchaseLinesMax);
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))];
  const [facts, supplies] = await Promise.all([
    getVariants(ctx, variantIds),
    readSupplies(ctx, variantIds),
  ]);
  const chosen = await chooseSupplies(ctx, supplies, { chooseBy, without });
  const known = new Map(supplies.map((supply) => [supply.supplierId, supply]));
  return {
    isCut: waiting.length > lines.length,
    suppliers: [...known.values()]
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ supplierId, name, currency, email, shipsItself }) => ({
        id: supplierId,
        name,
        currency,
        hasEmail: email !== '',
        shipsItself,
      })),
    variants: variantIds.flatMap((variantId) => {
      const variant = facts.get(variantId);
      if (!variant) return [];
      const ofVariant = lines.filter((line) => line.variantId === variantId);
      return [
        {
          variantId,
          productId: variant.productId,
          sku: variant.sku,
          name: variant.name,
          option: variant.optionLabel,
          image: describeImage(variant.image),
          units: ofVariant.reduce((sum, { units }) => sum + units, 0),
          orderIds: [...new Set(ofVariant.map(({ orderId }) => orderId))],
          supplierId: chosen.get(variantId)?.supplierId ?? null,
          choices: supplies
            .filter((supply) => supply.variantId === variantId)
            .map(({ supplierId, costMinor, currency, isPreferred }) => ({
              supplierId,
              unitCost: toMoney(costMinor, currency),
              isPreferred,
            })),
        },
      ];
    }),
  };
}
