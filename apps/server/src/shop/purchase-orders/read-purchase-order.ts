import { toMoney } from '@vitrine/contract/money.ts';
import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { sendCsv } from '#platform/files/csv.ts';
import { offerDownload } from '#platform/http/offer-download.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import { getVariants } from '../catalogue/index.ts';
import { maskAddress } from '../orders/index.ts';
import { describeImage } from '../stores/index.ts';
import { readRow, undecidedSql } from './list-purchase-orders.ts';
import { formatPurchaseNumber, openOf } from './purchase-orders.rules.ts';
import { purchaseOrderSteps } from './purchase-orders.tables.ts';
import { type PurchaseParts, readParts } from './read-parts.ts';
import { composePurchaseUrl } from './send-purchase-order.ts';
import { describeParcel, readParcels } from './supplier-link.ts';
import { writePurchaseDocument } from './write-document.ts';
import { writePurchaseTable } from './write-table.ts';

type Detail = PurchaseOrderDetail;

/** Reads the steps of a purchase order, the newest first, with the names of operators. */
async function readTimeline(ctx: Ctx, id: string): Promise<Detail['timeline']> {
  const steps = await ctx.db
    .select()
    .from(purchaseOrderSteps)
    .where(eq(purchaseOrderSteps.purchaseOrderId, id))
    .orderBy(desc(purchaseOrderSteps.id))
    .limit(200);
  const ids = [...new Set(steps.flatMap(({ accountId }) => accountId ?? []))];
  const names = ids.length ? await nameOperators(ctx, ids) : new Map<string, string>();
  return steps.map(({ kind, at, units, accountId, addressHash }) => ({
    kind,
    at: at.toISOString(),
    units,
    byName: names.get(accountId ?? '') ?? null,
    by: accountId ? 'operator' : addressHash ? 'supplier' : 'system',
  }));
}

async function readUndecided(ctx: Ctx, id: string): Promise<Map<string, number>> {
  const rows = await ctx.db.rows(
    sql`select l.id, ${undecidedSql} as units from purchase_order_lines l where l.purchase_order_id = ${id} and l.missing > 0`,
    { id: as.id, units: as.integer },
  );
  return new Map(rows.map((row) => [row.id, row.units]));
}

/** One purchase order for operators: a constant number of statements. */
export async function readPurchase(ctx: Ctx, id: string): Promise<Detail> {
  const row = await readRow(ctx, id);
  const { purchase, supplier, lines, orders } = await readParts(ctx, id);
  const [parcels, timeline, undecided, facts] = await Promise.all([
    readParcels(ctx, id),
    readTimeline(ctx, id),
    readUndecided(ctx, id),
    getVariants(
      ctx,
      lines.map(({ variantId }) => variantId),
    ),
  ]);
  const numberOf = (orderId: string | null) =>
    orders.find((order) => order.id === orderId)?.number ?? null;
  const isGoingOn = purchase.state !== 'cancelled' && purchase.state !== 'closed';
  return {
    ...row,
    shipsItself: purchase.shipsItself,
    email: supplier.email,
    linkUrl: purchase.linkUntil ? composePurchaseUrl(ctx.platform, purchase) : null,
    linkUntil: purchase.linkUntil?.toISOString() ?? null,
    lines: lines.map((line) => {
      const variant = facts.get(line.variantId);
      const { quantity, confirmed, shipped, received, missing, withdrawn } = line;
      return {
        id: line.id,
        order: { id: line.orderId, number: numberOf(line.orderId) ?? '' },
        sku: line.sku,
        reference: line.reference,
        name: variant?.name ?? line.name,
        option: variant?.optionLabel ?? line.option,
        image: describeImage(variant?.image ?? null),
        quantity,
        open: openOf(line),
        confirmed,
        shipped,
        received,
        missing,
        withdrawn,
        expectedOn: line.expectedOn,
        undecided: undecided.get(line.id) ?? 0,
        unitCost: toMoney(line.costMinor, purchase.currency),
      };
    }),
    parcels: parcels.map((parcel) => ({
      ...describeParcel(parcel),
      orderNumber: numberOf(parcel.orderId),
      isWithdrawn: parcel.withdrawnAt !== null,
    })),
    timeline,
    can: {
      send: isGoingOn,
      cancel: isGoingOn,
      receive: isGoingOn && !purchase.shipsItself && purchase.sentAt !== null,
    },
  };
}

/** The parts of a document for an operator, who may not be one who reads where buyers live. */
async function readForOperator(ctx: Ctx, id: string): Promise<PurchaseParts> {
  const parts = await readParts(ctx, id);
  if (mayDo(callerOf(ctx), 'platform:order:personal')) return parts;
  return {
    ...parts,
    orders: parts.orders.map((order) => ({ ...order, address: maskAddress(order.address) })),
  };
}

export async function downloadDocument(ctx: Ctx, id: string): Promise<Buffer> {
  const parts = await readForOperator(ctx, id);
  offerDownload(ctx, 'application/pdf', `${formatPurchaseNumber(id)}.pdf`);
  return writePurchaseDocument(ctx, parts);
}

export async function downloadTable(ctx: Ctx, id: string): Promise<string> {
  const parts = await readForOperator(ctx, id);
  sendCsv(ctx, formatPurchaseNumber(id));
  return writePurchaseTable(parts);
}
