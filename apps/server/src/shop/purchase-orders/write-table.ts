import { toDecimal } from '@vitrine/contract/money.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import { type CsvCell, writeCsv } from '#platform/files/csv.ts';
import { countryName } from '../markets/index.ts';
import { formatPurchaseNumber } from './purchase-orders.rules.ts';
import { purchaseTexts } from './purchase-texts.ts';
import type { PurchaseParts } from './read-parts.ts';

/** Units that the supplier delivers or has delivered: those that were taken out are on no document. */
export const countDelivered = ({
  quantity,
  missing,
  withdrawn,
}: {
  quantity: number;
  missing: number;
  withdrawn: number;
}): number => quantity - missing - withdrawn;

/** A purchase order for spreadsheets, in the supplier's language. Addresses are in it only if the supplier sends the parcels. */
export function writePurchaseTable(parts: PurchaseParts): string {
  const { purchase, lines, orders } = parts;
  const { columns } = purchaseTexts[purchase.language];
  const { language, currency, shipsItself } = purchase;
  const goods = [
    columns.purchaseOrder,
    columns.order,
    columns.sku,
    columns.reference,
    columns.product,
    columns.option,
    columns.quantity,
    columns.unitCost,
    columns.currency,
  ];
  const place = [
    columns.name,
    columns.street,
    columns.street2,
    columns.postcode,
    columns.city,
    columns.region,
    columns.country,
    columns.phone,
  ];
  const rows = lines.flatMap((line): CsvCell[][] => {
    const order = orders.find(({ id }) => id === line.orderId);
    const quantity = countDelivered(line);
    if (!order || !quantity) return [];
    const { address } = order;
    return [
      [
        formatPurchaseNumber(purchase.id),
        order.number,
        line.sku,
        line.reference,
        line.name,
        line.option,
        quantity,
        { decimal: toDecimal(line.costMinor, currency) },
        currency,
        ...(shipsItself
          ? [
              fullName(address),
              address.line1,
              address.line2 ?? null,
              address.postcode ?? null,
              address.city,
              address.region ?? null,
              countryName(address.countryCode, language),
              address.phone ?? null,
            ]
          : []),
      ],
    ];
  });
  return writeCsv(language, [[...goods, ...(shipsItself ? place : [])], ...rows]);
}
