import { foldText } from '@vitrine/contract/fold-text.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import { type Currency, splitMinor } from '@vitrine/contract/money.ts';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { insertTogether, type Places, statement } from '#platform/db/statement.ts';
import { orNotFound } from '#platform/failure.ts';
import { chooseName, type VariantFacts } from '../catalogue/index.ts';
import { leadDaysOf } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';
import { shortName } from './describe-order.ts';
import { buyerWordsOf } from './order-search.ts';
import { orderPlaced } from './orders.events.ts';
import { sellerDueAfter } from './orders.rules.ts';
import {
  type LocalizedLineName,
  type OrderRow,
  orderEvents,
  orderLines,
  orders,
} from './orders.tables.ts';
import type { OrderAmounts, Totals } from './price-lines.ts';
import { announceOrder, toEventRow } from './record-event.ts';
import { hashToken, orderToken } from './tokens.ts';
import { writeMessage } from './write-message.ts';

/** What was agreed on: these properties, but for the store and the totals, are columns of the order. */
export interface NewOrder {
  store: Store;
  kind: 'sale' | 'own';
  currency: Currency;
  totals: Totals;
  fingerprint: string;
  cartId: string | null;
  email: string;
  address: Address;
  language: Language;
  termsVersion: string;
  marketing: boolean;
  visitId: string | null;
  linkId: string | null;
  /** To the people who pack. */
  message?: string | undefined;
}

const firstNumber = 20_000;

/** An order with its lines and the first lines of its timeline; it is its cart's open order from then on. */
const insertOrder = insertTogether(
  { orders, orderLines, orderEvents },
  (places: Places<{ cartId: string | null; orderId: string; now: Date }>) => sql`
    update carts set open_order_id = ${places.orderId}, changed_at = ${places.now}::timestamptz where id = ${places.cartId}`,
);

type Placed = Pick<OrderRow, 'id' | 'number' | 'totalMinor' | 'currency'>;

const nextId = statement(() => sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`, {
  id: as.id,
});

/** The id of a new order. The number that people read follows from it: numbers rise with the ids, and one that is not used is left out. */
export async function takeOrderId(ctx: Ctx): Promise<string> {
  return orNotFound((await nextId(ctx, {}))[0]).id;
}

/** Who pays first: the buyer of a sale, the owner of an own order. */
function firstFacts(kind: NewOrder['kind'], placedAt: Date) {
  return kind === 'own'
    ? ({
        buyerPayment: 'not_due',
        sellerPayment: 'unpaid',
        sellerDueAt: sellerDueAfter(placedAt),
      } as const)
    : ({ buyerPayment: 'unpaid', sellerPayment: 'not_due', sellerDueAt: null } as const);
}

function amountsOf({
  lines: _lines,
  options: _options,
  shipping: _shipping,
  ...amounts
}: Totals): OrderAmounts {
  return amounts;
}

/** How it travels. Days are those of the shipping, and of making what takes longest. */
function deliveryOf({ shipping, lines }: Totals) {
  const leadDays = leadDaysOf(lines.map(({ facts }) => facts.leadTimeDays));
  return {
    shippingMethod: shipping.method,
    shippingName: shipping.names,
    daysMin: shipping.daysMin + leadDays,
    daysMax: shipping.daysMax + leadDays,
    leadDays,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
  };
}

function localizedNameOf({ names, labelIn }: VariantFacts): LocalizedLineName {
  return Object.fromEntries(
    languages.map((language) => [
      language,
      [chooseName(names, language), labelIn(language) || null],
    ]),
  );
}

/** Order lines with the product texts as of the time of the order, and each one's part of the selling total without shipping. */
function linesOf(
  { id, storeId, kind }: Pick<OrderRow, 'id' | 'storeId' | 'kind'>,
  { lines, sellingTotalMinor, shippingCostMinor }: Totals,
) {
  const parts = splitMinor(
    sellingTotalMinor - shippingCostMinor,
    lines.map(({ netMinor }) => netMinor),
  );
  return lines.map(({ facts, price, ...line }, position) => ({
    orderId: id,
    storeId,
    position,
    productId: facts.productId,
    variantId: line.variantId,
    name: facts.name,
    option: facts.optionLabel || null,
    words: localizedNameOf(facts),
    searchText: foldText(Object.values(facts.names).join('\n')),
    imageKey: facts.image?.key ?? null,
    quantity: line.quantity,
    unitMinor: price.unitMinor,
    totalMinor: line.totalMinor,
    taxMinor: line.taxMinor,
    sellingMinor: kind === 'own' ? 0n : (parts[position] ?? 0n),
    platformUnitMinor: price.platformStoreMinor,
  }));
}

/**
 * Writes an order with everything locked, its lines, and the first line of its timeline, with the next statement of the transaction or
 * with its commit; it is its cart's open order from now on.
 */
export async function createOrder(
  ctx: Ctx,
  id: string,
  { store, totals, message, ...agreed }: NewOrder,
): Promise<{ order: Placed; token: string }> {
  const placedAt = ctx.clock.now();
  const number = `VT-${firstNumber + Number(id)}`;
  const token = orderToken(ctx.platform, { number, linkVersion: 0 });
  const { kind, cartId, currency } = agreed;
  const order = {
    id,
    number,
    tokenHash: hashToken(token),
    storeId: store.id,
    settlementMode: store.settlementMode,
    storeCurrency: store.baseCurrency,
    ...agreed,
    ...amountsOf(totals),
    ...deliveryOf(totals),
    buyerSearch: agreed.kind === 'own' ? null : foldText(shortName(agreed.address)),
    buyerWords: buyerWordsOf(agreed),
    ...firstFacts(agreed.kind, placedAt),
    fulfilment: 'waiting',
    placedAt,
  } as const;
  const placed = toEventRow(ctx, id, 'placed', {
    amount: { minor: totals.totalMinor, currency },
  });
  const due = toEventRow(ctx, id, 'seller_due', {
    amount: { minor: totals.costMinor, currency: store.baseCurrency },
  });
  const rows = {
    orders: [order],
    orderLines: linesOf({ id, storeId: store.id, kind }, totals),
    orderEvents: kind === 'own' ? [placed, due] : [placed],
  };
  await ctx.db.sendWithCommit(() => insertOrder(ctx, rows, { cartId, orderId: id, now: placedAt }));
  if (message) await writeMessage(ctx, id, message);
  await ctx.platform.events.emit(ctx, orderPlaced, { orderId: id, storeId: store.id });
  await announceOrder(ctx, 'order.placed', { id, number, storeId: store.id });
  return { order: { id, number, totalMinor: totals.totalMinor, currency }, token };
}
