import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import { splitMinor } from '@vitrine/contract/money.ts';
import type { Address } from '@vitrine/contract/shop/checkout.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { found } from '#platform/failure.ts';
import { rowInserter } from '#platform/whole-rows.ts';
import { chooseName, type VariantFacts } from '../catalogue/index.ts';
import { leadDaysOf } from '../pricing/index.ts';
import type { Store } from '../stores/index.ts';
import { type LineWords, orderLines, orders } from './orders.tables.ts';
import type { Totals } from './price-lines.ts';
import { recordEvent } from './record-event.ts';
import { hashToken, orderToken } from './tokens.ts';

export type OrderRow = typeof orders.$inferSelect;

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
}

const firstNumber = 20_000;
const insertOrder = rowInserter(orders);

function wordsOf({ names, labelIn }: VariantFacts): LineWords {
  return Object.fromEntries(languages.map((language) => [language, [chooseName(names, language), labelIn(language) || null]]));
}

/** Writes an order with everything locked, its lines, and the first line of its timeline. */
export async function createOrder(ctx: Ctx, input: NewOrder): Promise<{ order: OrderRow; token: string }> {
  const { store, totals } = input;
  const now = ctx.clock.now();
  const sequence = await ctx.db.execute<{ id: string }>(sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`);
  const id = found(sequence.rows[0]).id;
  const number = `VT-${firstNumber + Number(id)}`;
  const token = orderToken(ctx.platform, number);
  const leadDays = leadDaysOf(totals.lines.map(({ facts }) => facts.leadTimeDays));
  const isOwn = input.kind === 'own';
  const order = await insertOrder(ctx, {
    id,
    number,
    storeId: store.id,
    kind: input.kind,
    settlementMode: store.settlementMode,
    cartId: input.cartId,
    fingerprint: input.fingerprint,
    tokenHash: hashToken(token),
    email: input.email,
    address: input.address,
    language: input.language,
    marketing: input.marketing,
    termsVersion: input.termsVersion,
    shippingMethod: totals.shipping.method,
    daysMin: totals.shipping.daysMin + leadDays,
    daysMax: totals.shipping.daysMax + leadDays,
    units: totals.lines.reduce((sum, line) => sum + line.quantity, 0),
    currency: input.currency,
    goodsMinor: totals.goodsMinor,
    discountMinor: totals.discountMinor,
    shippingMinor: totals.shippingMinor,
    taxMinor: totals.taxMinor,
    taxBp: totals.taxBp,
    totalMinor: totals.totalMinor,
    storeCurrency: store.baseCurrency,
    sellingTotalMinor: totals.sellingTotalMinor,
    platformCostMinor: totals.platformCostMinor,
    shippingCostMinor: totals.shippingCostMinor,
    ownerFeesMinor: totals.ownerFeesMinor,
    costMinor: totals.costMinor,
    profitMinor: totals.profitMinor,
    taxStoreMinor: totals.taxStoreMinor,
    goodsUsdMinor: totals.goodsUsdMinor,
    buyerPayment: isOwn ? 'not_due' : 'unpaid',
    sellerPayment: isOwn ? 'unpaid' : 'not_due',
    fulfilment: 'waiting',
    placedAt: now,
    sellerDueAt: isOwn ? new Date(now.getTime() + 7 * 86_400_000) : null,
    visitId: input.visitId,
    linkId: input.linkId,
  });
  const parts = splitMinor(
    totals.sellingTotalMinor - totals.shippingCostMinor,
    totals.lines.map(({ totalMinor }) => totalMinor),
  );
  await ctx.db.insert(orderLines).values(
    totals.lines.map((line, position) => ({
      orderId: id,
      storeId: store.id,
      position,
      productId: line.facts.productId,
      variantId: line.variantId,
      name: line.facts.name,
      option: line.facts.optionLabel || null,
      words: wordsOf(line.facts),
      searchText: Object.values(line.facts.names).join('\n').toLowerCase(),
      imageKey: line.facts.image?.key ?? null,
      quantity: line.quantity,
      unitMinor: line.price.unitMinor,
      totalMinor: line.totalMinor,
      sellingMinor: isOwn ? 0n : (parts[position] ?? 0n),
      platformUnitMinor: line.price.platformStoreMinor,
    })),
  );
  await recordEvent(ctx, id, 'placed', { amount: { minor: totals.totalMinor, currency: input.currency } });
  if (isOwn) await recordEvent(ctx, id, 'seller_due', { amount: { minor: totals.costMinor, currency: store.baseCurrency } });
  return { order, token };
}
