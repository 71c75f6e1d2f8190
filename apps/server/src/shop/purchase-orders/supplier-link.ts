import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { findTrackingUrl } from '@vitrine/contract/shop/carriers.ts';
import {
  type readSupplierLink as contract,
  purchaseLinkPurpose,
} from '@vitrine/contract/shop/supplier-links.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { notFound } from '#platform/failure.ts';
import { sendCsv } from '#platform/files/csv.ts';
import { offerDownload } from '#platform/http/offer-download.ts';
import { readSigned } from '#platform/security/signed-ids.ts';
import { platformSeller } from '../stores/index.ts';
import { readLeft } from './change-purchase-order.ts';
import { formatPurchaseNumber, isConfirmed, openOf } from './purchase-orders.rules.ts';
import { type PurchaseLine, purchaseParcels } from './purchase-orders.tables.ts';
import { type PurchaseParts, readParts } from './read-parts.ts';
import { writePurchaseDocument } from './write-document.ts';
import { countDelivered, writePurchaseTable } from './write-table.ts';

type Link = EndpointReply<typeof contract>;
export type Parcel = typeof purchaseParcels.$inferSelect;

/**
 * The purchase order that a link opens. A link of an earlier version was revoked, and one without a change for thirty days is
 * over: both open as little as one that we never made.
 */
export async function findLinked(ctx: Ctx, token: string): Promise<string> {
  const link = readSigned(ctx.platform, purchaseLinkPurpose, token);
  const [row] = link
    ? await ctx.db.rows(
        sql`select link_version, link_until from purchase_orders where id = ${link.id} and link_until is not null`,
        { linkVersion: as.integer, linkUntil: as.moment },
      )
    : [];
  if (!link || row?.linkVersion !== link.version || row.linkUntil < ctx.clock.now())
    return notFound();
  return link.id;
}

/** The parcels of a purchase order, in the order in which they were named. */
export const readParcels = (ctx: Ctx, purchaseOrderId: string): Promise<Parcel[]> =>
  ctx.db
    .select()
    .from(purchaseParcels)
    .where(eq(purchaseParcels.purchaseOrderId, purchaseOrderId))
    .orderBy(asc(purchaseParcels.id));

export const describeParcel = ({ id, carrier, trackingNumber, lines, sentAt }: Parcel) => ({
  id,
  carrier,
  trackingNumber,
  trackingUrl: findTrackingUrl(carrier, trackingNumber),
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  sentAt: sentAt.toISOString(),
});

/** Describes the units of a line that the supplier still has to deliver: never more than is to be shipped, also while a cancellation is being followed. */
function describeLine(
  line: PurchaseLine,
  currency: PurchaseParts['purchase']['currency'],
  room: { left: number; isDue: boolean } | undefined,
) {
  const open = openOf(line);
  const wanted = Math.min(open, room?.left ?? 0);
  const { id, sku, reference, name, option, expectedOn, costMinor } = line;
  const { quantity, confirmed, shipped, received, missing, withdrawn } = line;
  return {
    id,
    sku,
    reference,
    name,
    option,
    expectedOn,
    quantity,
    confirmed,
    shipped,
    received,
    missing,
    withdrawn: withdrawn + open - wanted,
    open: wanted,
    unitCost: toMoney(costMinor, currency),
    isStopped: withdrawn + open - wanted > 0 && wanted === 0,
  };
}

/** A purchase order as its supplier sees it: seven statements, however many orders it is for. */
export async function describeLink(ctx: Ctx, id: string): Promise<Link> {
  const parts = await readParts(ctx, id);
  const { purchase, supplier, lines, orders } = parts;
  const [parcels, left] = await Promise.all([
    readParcels(ctx, id),
    readLeft(
      ctx,
      lines.map(({ orderLineId }) => orderLineId),
    ),
  ]);
  const sent = parcels.filter(({ withdrawnAt }) => !withdrawnAt);
  const platform = platformSeller(ctx.platform.config, ctx.language);
  const described = orders.map((order) => {
    const own = lines
      .filter((line) => line.orderId === order.id)
      .map((line) => describeLine(line, purchase.currency, left.get(line.orderLineId)));
    const isWanted = own.some(({ open }) => open > 0);
    return {
      number: order.number,
      // Nothing is to be sent there: then the page does not contain where the buyer lives.
      address: purchase.shipsItself && order.isDue && isWanted ? order.address : null,
      lines: own,
      parcels: sent.filter(({ orderId }) => orderId === order.id).map(describeParcel),
    };
  });
  const now = ctx.clock.now();
  return {
    number: formatPurchaseNumber(purchase.id),
    state: purchase.state,
    supplier: { name: supplier.name },
    language: purchase.language,
    shipsItself: purchase.shipsItself,
    deliverTo: purchase.shipsItself ? '' : [platform.name, platform.address].join('\n'),
    currency: purchase.currency,
    total: toMoney(
      lines.reduce((sum, line) => sum + line.costMinor * BigInt(countDelivered(line)), 0n),
      purchase.currency,
    ),
    sentAt: (purchase.sentAt ?? purchase.createdAt).toISOString(),
    linkUntil: (purchase.linkUntil ?? now).toISOString(),
    openCount: described.reduce(
      (sum, order) => sum + order.lines.reduce((units, { open }) => units + open, 0),
      0,
    ),
    isConfirmed: isConfirmed(lines),
    orders: described,
    parcels: sent.filter(({ orderId }) => orderId === null).map(describeParcel),
  };
}

export const readLink = async (ctx: Ctx, token: string): Promise<Link> =>
  describeLink(ctx, await findLinked(ctx, token));

/** The document behind a link. */
export async function downloadLinkDocument(ctx: Ctx, token: string): Promise<Buffer> {
  const parts = withoutPast(await readParts(ctx, await findLinked(ctx, token)));
  offerDownload(ctx, 'application/pdf', `${formatPurchaseNumber(parts.purchase.id)}.pdf`);
  return writePurchaseDocument(ctx, parts);
}

export async function downloadLinkTable(ctx: Ctx, token: string): Promise<string> {
  const parts = withoutPast(await readParts(ctx, await findLinked(ctx, token)));
  sendCsv(ctx, formatPurchaseNumber(parts.purchase.id));
  return writePurchaseTable(parts);
}

/** Only orders of which something is to be sent are in a file that is downloaded: addresses of others are none of the reader's business. */
function withoutPast(parts: PurchaseParts): PurchaseParts {
  const orders = parts.orders.filter(
    ({ id, isDue }) => isDue && parts.lines.some((line) => line.orderId === id && openOf(line) > 0),
  );
  const ids = new Set(orders.map(({ id }) => id));
  return { ...parts, orders, lines: parts.lines.filter(({ orderId }) => ids.has(orderId)) };
}
