import { fillText } from '@vitrine/contract/fill-text.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { fullName } from '@vitrine/contract/shop/postal.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { type MailTemplate, sendMail } from '#platform/mail.ts';
import { type Places, statement } from '#platform/statement.ts';
import { buyerWords } from '#texts/mails/buyer-words.ts';
import { addWorkingDays, dayIn } from '../markets/index.ts';
import { accentOf, getStore, type Store, sellerOf } from '../stores/index.ts';
import { orderLines, shipmentLines } from './orders.tables.ts';
import { getOrder } from './payment-facts.ts';
import { orderToken } from './tokens.ts';

type Order = Awaited<ReturnType<typeof getOrder>>;

export const listOrderLines = statement(
  (places: Places<{ orderId: string }>, query) =>
    query.select().from(orderLines).where(eq(orderLines.orderId, places.orderId)).orderBy(orderLines.position),
  getTableColumns(orderLines),
);

interface Piece {
  quantity: number;
  name: string;
  option: string | null;
}

/** Chinese and Japanese people are addressed by their whole name, the family's first; others by the given one. */
function greetingName(person: { firstName: string; lastName: string }): string {
  const whole = fullName(person);
  return whole.includes(' ') ? person.firstName : whole;
}

export const wordsOf = ({ quantity, name, option }: Piece) => `${quantity} × ${name}${option ? ` (${option})` : ''}`;

/** What lies in a parcel. */
export function readParcel(ctx: Ctx, shipmentId: string): Promise<Piece[]> {
  return ctx.db
    .select({ quantity: shipmentLines.quantity, name: orderLines.name, option: orderLines.option })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.lineId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(orderLines.position);
}

/** The lines of an order with what is added to them, the total last: a row each, its two cells parted by a tab. */
async function receiptRows(ctx: Ctx, order: Order): Promise<string> {
  const { language, currency } = order;
  const money = (minor: bigint) => formatMoney(toMoney(minor, currency), intlTags[language]);
  const lines = await listOrderLines(ctx, { orderId: order.id });
  const rows = lines.map((line) => [wordsOf(line), money(line.totalMinor)]);
  rows.push([buyerWords.subtotal[language], money(order.goodsMinor)]);
  if (order.discountMinor > 0n) rows.push([buyerWords.discount[language], money(-order.discountMinor)]);
  rows.push([buyerWords.shipping[language], order.shippingMinor === 0n ? buyerWords.free[language] : money(order.shippingMinor)]);
  const isAdded = order.taxTreatment === 'added';
  if (isAdded) rows.push([buyerWords.tax[language], money(order.taxMinor)]);
  const isTold = !isAdded && order.taxMinor > 0n;
  const total = isTold ? fillText(buyerWords.totalWithTax[language], { tax: money(order.taxMinor) }) : buyerWords.total[language];
  rows.push([total, money(order.totalMinor)]);
  return rows.map((row) => row.join('\t')).join('\n');
}

/** The days on which the parcel should arrive, as on the page of the order. */
function expectedDays(ctx: Ctx, order: Order, store: Store): string {
  const locale = intlTags[order.language];
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const from = dayIn(order.paidAt ?? ctx.clock.now(), store.timeZone);
  const [first = '', last = ''] = [order.daysMin, order.daysMax].map((days) =>
    format.format(new Date(`${addWorkingDays(from, days)}T12:00:00Z`)),
  );
  return first === last ? first : `${first} – ${last}`;
}

/** Tells the buyer, in the order's language and in the store's name; the key makes a repeated handler tell it once. */
export async function mailBuyer(
  ctx: Ctx,
  orderId: string,
  template: MailTemplate,
  key: string,
  extra: Record<string, string> = {},
): Promise<void> {
  const order = await getOrder(ctx, orderId);
  const store = await getStore(ctx, order.storeId);
  const { language } = order;
  // Who sold it stays who it was when the order was placed.
  const seller = sellerOf(ctx.platform.config, { ...store, settlementMode: order.settlementMode });
  const { accent, onAccent } = accentOf(store.accentSeed).light;
  const hasTotal = template === 'order-confirmed' || template === 'order-unpaid' || template === 'order-cancelled';
  await sendMail(ctx, {
    to: order.email,
    template,
    language,
    uniqueKey: `${key}:${orderId}`,
    values: {
      number: order.number,
      name: greetingName(order.address),
      email: seller.email,
      days: expectedDays(ctx, order, store),
      url: `${ctx.platform.config.storeUrl}/s/${store.slug}/${language}/order/${orderToken(ctx.platform, order.number)}`,
      brand: store.name,
      fill: accent,
      onFill: onAccent,
      footer: fillText(buyerWords.sold[language], { ...seller, store: store.name }),
      ...(hasTotal ? { rows: await receiptRows(ctx, order), hasTotal: 1 } : {}),
      ...extra,
    },
  });
}
