import { fillText } from '@vitrine/contract/fill-text.ts';
import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { fullName } from '@vitrine/contract/shop/postal.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { sendMail } from '#platform/mail.ts';
import { type Places, statement } from '#platform/statement.ts';
import type * as english from '#texts/en/buyer-mails.ts';
import { loadArea } from '#texts/load-area.ts';
import type { BuyerMail, Mail, MailLine, MailValues } from '#texts/mails.ts';
import { addWorkingDays, dayIn } from '../markets/index.ts';
import { accentOf, getShownStore, type Store, sellerOf } from '../stores/index.ts';
import { orderLines, shipmentLines } from './orders.tables.ts';
import { getOrder } from './payment-facts.ts';
import { orderToken } from './tokens.ts';

const texts = await loadArea<typeof english>('buyer-mails');

type Order = Awaited<ReturnType<typeof getOrder>>;

export const listOrderLines = statement(
  (places: Places<{ orderId: string }>, query) =>
    query.select().from(orderLines).where(eq(orderLines.orderId, places.orderId)).orderBy(orderLines.position),
  getTableColumns(orderLines),
);

interface Units {
  quantity: number;
  name: string;
  option: string | null;
}

/** Chinese and Japanese people are addressed by their whole name, the family's first; others by the given one. */
function salutationName(person: { firstName: string; lastName: string }): string {
  const whole = fullName(person);
  return whole.includes(' ') ? person.firstName : whole;
}

export const wordsOf = ({ quantity, name, option }: Units) => `${quantity} × ${name}${option ? ` (${option})` : ''}`;

/** What is in a parcel. */
export function readParcel(ctx: Ctx, shipmentId: string): Promise<Units[]> {
  return ctx.db
    .select({ quantity: shipmentLines.quantity, name: orderLines.name, option: orderLines.option })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.lineId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(orderLines.position);
}

/** An order with what its emails name. */
export interface MailFacts {
  order: Order;
  store: Store;
  lines: (typeof orderLines.$inferSelect)[];
}

export async function readMailFacts(ctx: Ctx, orderId: string): Promise<MailFacts> {
  const order = await getOrder(ctx, orderId);
  const [store, lines] = await Promise.all([getShownStore(ctx, order.storeId), listOrderLines(ctx, { orderId })]);
  return { order, store, lines };
}

/** The lines of an order, what is added to them, and the total. */
function writeReceipt({ order, lines: sold }: MailFacts): { lines: MailLine[]; total: MailLine } {
  const { language, currency } = order;
  const { receipt } = texts[language];
  const money = (minor: bigint) => formatMoney(toMoney(minor, currency), intlTags[language]);
  const lines = sold.map((line) => ({
    label: wordsOf(line),
    amount: money(line.totalMinor),
  }));
  const add = (label: string, amount: string) => lines.push({ label, amount });
  add(receipt.subtotal, money(order.goodsMinor));
  if (order.discountMinor > 0n) add(receipt.discount, money(-order.discountMinor));
  add(receipt.shipping, order.shippingMinor === 0n ? receipt.free : money(order.shippingMinor));
  const isAdded = order.taxTreatment === 'added';
  if (isAdded) add(receipt.tax, money(order.taxMinor));
  const isIncluded = !isAdded && order.taxMinor > 0n;
  const label = isIncluded ? fillText(receipt.totalWithTax, { tax: money(order.taxMinor) }) : receipt.total;
  return { lines, total: { label, amount: money(order.totalMinor) } };
}

const dayFormats = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(intlTags[language], { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

/** The days on which the parcel should arrive, as on the page of the order. */
function expectedDays(ctx: Ctx, { order, store }: MailFacts): string {
  const format = dayFormats[order.language];
  const from = dayIn(order.paidAt ?? ctx.clock.now(), store.timeZone);
  const [first = '', last = ''] = [order.daysMin, order.daysMax].map((days) =>
    format.format(new Date(`${addWorkingDays(from, days)}T12:00:00Z`)),
  );
  return first === last ? first : `${first} – ${last}`;
}

/** What every email to a buyer can name; each has values of its own besides. */
type SharedValue = 'number' | 'name' | 'email' | 'days';

const withReceipt: readonly BuyerMail[] = ['order-confirmed', 'order-unpaid', 'order-cancelled'];

/** What an email has of its own: a list, and where its button leads if not to the order. */
interface OwnParts {
  lines?: MailLine[];
  url?: string;
}

/** Emails the buyer in the order's language and in the store's name; the key keeps a repeated handler from sending it twice. */
export async function mailBuyer<Template extends BuyerMail>(
  ctx: Ctx,
  orderId: string,
  key: string,
  template: Template,
  values: Omit<MailValues<Template>, SharedValue>,
  own: OwnParts = {},
): Promise<void> {
  await writeToBuyer(ctx, await readMailFacts(ctx, orderId), key, template, values, own);
}

/** The same for facts that were read before. */
export async function writeToBuyer<Template extends BuyerMail>(
  ctx: Ctx,
  facts: MailFacts,
  key: string,
  template: Template,
  values: Omit<MailValues<Template>, SharedValue>,
  { lines = [], url }: OwnParts = {},
): Promise<void> {
  const { order, store } = facts;
  const { language } = order;
  // Who sold it stays who it was when the order was placed.
  const seller = sellerOf({ platform: ctx.platform, language }, { ...store, settlementMode: order.settlementMode });
  const { accent, onAccent } = accentOf(store.accentSeed).light;
  const shared: Record<SharedValue, string> = {
    number: order.number,
    name: salutationName(order.address),
    email: seller.email,
    days: expectedDays(ctx, facts),
  };
  const mail = {
    template,
    values: { ...shared, ...values },
    ...(withReceipt.includes(template) ? writeReceipt(facts) : { lines }),
    url: url ?? `${ctx.platform.config.storeUrl}/s/${store.slug}/${language}/order/${orderToken(ctx.platform, order.number)}`,
    brand: { name: store.name, fill: accent, onFill: onAccent },
    footer: fillText(texts[language].receipt.sold, { ...seller, store: store.name }),
  };
  await sendMail(ctx, { to: order.email, language, uniqueKey: `${key}:${order.id}`, mail: mail as unknown as Mail<Template> });
}
