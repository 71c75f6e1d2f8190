import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { purchaseLinkPurpose } from '@vitrine/contract/shop/supplier-links.ts';
import { type Ctx, inTx, type Platform } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { sendMail } from '#platform/mail/mail.ts';
import { signId } from '#platform/security/signed-ids.ts';
import { recordStep, settlePurchase } from './change-purchase-order.ts';
import { lockPurchaseOrder } from './lock-purchase-order.ts';
import { purchaseOrderSent } from './purchase-orders.events.ts';
import { formatPurchaseNumber, openOf } from './purchase-orders.rules.ts';
import type { PurchaseLine, PurchaseOrder } from './purchase-orders.tables.ts';
import { readParts } from './read-parts.ts';
import { writePurchaseDocument } from './write-document.ts';
import { countDelivered, writePurchaseTable } from './write-table.ts';

/** Lines that an email lists; all of them are in its files. */
const mailedLinesMax = 30;

/** The secret of a purchase order's link. It opens this purchase order and nothing else. */
const purchaseToken = (
  platform: Platform,
  { id, linkVersion }: Pick<PurchaseOrder, 'id' | 'linkVersion'>,
): string => signId(platform, purchaseLinkPurpose, id, linkVersion);

export const composePurchaseUrl = (
  platform: Platform,
  order: Pick<PurchaseOrder, 'id' | 'linkVersion' | 'language'>,
): string =>
  `${platform.config.storeUrl}/${order.language}/supplier/${purchaseToken(platform, order)}`;

/** Sends a purchase order, or sends it again. The email follows when its files are written. */
export async function markSent(ctx: Ctx, id: string): Promise<void> {
  const locked = await lockPurchaseOrder(ctx, id);
  const { order } = locked;
  if (order.state === 'cancelled' || order.state === 'closed')
    throw new Failure('purchase-order-state');
  const sends = order.sends + 1;
  await recordStep(ctx, id, order.sentAt ? 'sent_again' : 'sent');
  await settlePurchase(ctx, locked, { sentAt: order.sentAt ?? ctx.clock.now(), sends });
  await ctx.platform.events.emit(ctx, purchaseOrderSent, { purchaseOrderId: id, sends });
}

/** A line as an email lists it. */
const mailLine = (line: PurchaseLine, units: number) => ({
  label: [`${units} × ${line.name}`, line.option, line.reference || line.sku]
    .filter(Boolean)
    .join(' · '),
});

/** Writes the files and emails them; nothing when it was taken back meanwhile, or the supplier has no address. */
export async function mailPurchase(
  ctx: Ctx,
  { purchaseOrderId, sends }: { purchaseOrderId: string; sends: number },
): Promise<void> {
  const parts = await readParts(ctx, purchaseOrderId);
  const { purchase, supplier, lines } = parts;
  if (!supplier.email || purchase.state === 'cancelled') return;
  const number = formatPurchaseNumber(purchase.id);
  const { language, currency } = purchase;
  const listed = lines.filter((line) => countDelivered(line) > 0);
  const total = listed.reduce(
    (sum, line) => sum + line.costMinor * BigInt(countDelivered(line)),
    0n,
  );
  const attachments = [
    {
      fileName: `${number}.pdf`,
      mediaType: 'application/pdf',
      bytes: await writePurchaseDocument(ctx, parts),
    },
    {
      fileName: `${number}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      bytes: Buffer.from(writePurchaseTable(parts)),
    },
  ];
  await inTx(ctx, (tx) =>
    sendMail(tx, {
      to: supplier.email,
      language,
      uniqueKey: `purchase-order:${purchase.id}:${sends}`,
      attachments,
      mail: {
        template: 'purchase-order',
        values: {
          number,
          units: listed.reduce((sum, line) => sum + countDelivered(line), 0),
          total: formatMoney(toMoney(total, currency), intlTags[language]),
        },
        lines: listed.slice(0, mailedLinesMax).map((line) => mailLine(line, countDelivered(line))),
        url: composePurchaseUrl(ctx.platform, purchase),
      },
    }),
  );
}

/** Emails the supplier which units it does not deliver any more. */
export async function mailWithdrawn(
  ctx: Ctx,
  {
    purchaseOrderId,
    stepId,
    lines: out,
  }: { purchaseOrderId: string; stepId: string; lines: { lineId: string; quantity: number }[] },
): Promise<void> {
  const { purchase, supplier, lines } = await readParts(ctx, purchaseOrderId);
  if (!supplier.email || !purchase.sentAt) return;
  const units = new Map(out.map(({ lineId, quantity }) => [lineId, quantity]));
  await sendMail(ctx, {
    to: supplier.email,
    language: purchase.language,
    uniqueKey: `purchase-units-withdrawn:${purchase.id}:${stepId}`,
    mail: {
      template: 'purchase-units-withdrawn',
      values: {
        number: formatPurchaseNumber(purchase.id),
        open: lines.reduce((sum, line) => sum + openOf(line), 0),
      },
      lines: lines
        .filter(({ id }) => units.has(id))
        .slice(0, mailedLinesMax)
        .map((line) => mailLine(line, units.get(line.id) ?? 0)),
      url: composePurchaseUrl(ctx.platform, purchase),
    },
  });
}
