import type { Language } from '@vitrine/contract/locales.ts';
import type { Address, ShippingMethod } from '@vitrine/contract/shop/checkout-shapes.ts';
import type {
  BuyerPayment,
  CancelReason,
  Fulfilment,
  SellerPayment,
} from '@vitrine/contract/shop/orders.ts';
import type { ParcelProblemKind } from '@vitrine/contract/shop/parcel-problem-kinds.ts';
import type { TaxTreatment } from '@vitrine/contract/shop/tax-rules.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, minor, moment } from '#platform/db/columns.ts';
import { products, variants } from '../catalogue/catalogue.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** A buyer's cart in one store. Its token is only known to the buyer's browser; only its hash is stored. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    currency: currency('currency').notNull(),
    countryCode: char('country_code', { length: 2 }).notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    visitId: varchar('visit_id', { length: 64 }),
    linkId: varchar('link_id', { length: 64 }),
    isClosed: boolean('is_closed').notNull().default(false),
    /** The order that was placed from it and is not paid yet. */
    openOrderId: idRef('open_order_id'),
    /** What was typed at checkout, sealed; cleared when its time is over or the order is paid. */
    form: text('form'),
    formAt: moment('form_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('carts_changed').on(table.changedAt),
    index('carts_order').on(table.openOrderId),
    index('carts_form').on(table.formAt).where(sql`form is not null`),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: idRef('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: smallint('quantity').notNull(),
    /** The price at which it was put in, to say when it changes. */
    unitMinor: minor('unit_minor').notNull(),
    currency: currency('currency').notNull(),
    /** The tax that it included, by which a price differs between countries without having changed. */
    includedTaxBp: integer('included_tax_bp').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index('cart_lines_variant').on(table.variantId),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/** What a buyer was shown: placing an order computes it anew and compares the fingerprint. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    cartId: idRef('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    countryCode: char('country_code', { length: 2 }).notNull(),
    shippingMethod: varchar('shipping_method', { length: 40 }).$type<ShippingMethod>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('quotes_cart').on(table.cartId), index('quotes_created').on(table.createdAt)],
);

/** An order with everything locked: prices, rates, costs. What may change are its facts, by the table of transitions. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: varchar('number', { length: 20 }).notNull().unique(),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    kind: varchar('kind', { length: 4 }).$type<'sale' | 'own'>().notNull(),
    settlementMode: varchar('settlement_mode', { length: 8 })
      .$type<'platform' | 'direct'>()
      .notNull(),
    cartId: idRef('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    email: varchar('email', { length: 254 }).notNull(),
    /** Counts the links that were revoked: the secret of the link depends on it. */
    linkVersion: smallint('link_version').notNull().default(0),
    address: jsonb('address').$type<Address>().notNull(),
    /** Counts the changes of the address, so that nothing is sent to one that was read before. */
    addressVersion: smallint('address_version').notNull().default(0),
    /** What an owner may look for: first name and initial in lower case; null for an own order. */
    buyerSearch: varchar('buyer_search', { length: 200 }),
    /** The other keys that an operator may look for: email address, parts of the name, phone and postcode, see `buyerWordsOf`; a tsvector made from it is indexed. */
    buyerWords: text('buyer_words').array().notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    marketing: boolean('marketing').notNull().default(false),
    termsVersion: varchar('terms_version', { length: 20 }).notNull(),
    shippingMethod: varchar('shipping_method', { length: 40 }).$type<ShippingMethod>().notNull(),
    /** The name of the method when it was bought, by language; null for orders from before that was stored. */
    shippingName: jsonb('shipping_name').$type<Readonly<Partial<Record<Language, string>>>>(),
    daysMin: smallint('days_min').notNull(),
    daysMax: smallint('days_max').notNull(),
    /** Working days until the parcel leaves; contained in the days above. */
    leadDays: smallint('lead_days').notNull(),
    units: integer('units').notNull(),
    currency: currency('currency').notNull(),
    goodsMinor: minor('goods_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    /** The fee of the cheapest method that was offered; null for orders from before it was stored, whose fee counts as standard. */
    standardShippingMinor: minor('standard_shipping_minor'),
    taxTreatment: varchar('tax_treatment', { length: 8 }).$type<TaxTreatment>().notNull(),
    taxMinor: minor('tax_minor').notNull(),
    taxBp: integer('tax_bp').notNull(),
    totalMinor: minor('total_minor').notNull(),
    storeCurrency: currency('store_currency').notNull(),
    sellingTotalMinor: minor('selling_total_minor').notNull(),
    platformCostMinor: minor('platform_cost_minor').notNull(),
    shippingCostMinor: minor('shipping_cost_minor').notNull(),
    ownerFeesMinor: minor('owner_fees_minor').notNull(),
    /** The planned fee in minor units by each provider that was offered; that of the chosen one becomes the owner's fees. */
    plannedFees: jsonb('planned_fees').$type<Record<string, string>>().notNull().default({}),
    costMinor: minor('cost_minor').notNull(),
    profitMinor: minor('profit_minor').notNull(),
    taxStoreMinor: minor('tax_store_minor').notNull(),
    /** The exchange rate from `currency` to `store_currency` that the amounts were made with, as an exact fraction. */
    rateNumerator: bigint('rate_numerator', { mode: 'bigint' }).notNull(),
    rateDenominator: bigint('rate_denominator', { mode: 'bigint' }).notNull(),
    /** What refunds took back of the selling total and of the profit, in the store's currency. */
    refundedSellingMinor: minor('refunded_selling_minor').notNull().default(sql`0`),
    refundedProfitMinor: minor('refunded_profit_minor').notNull().default(sql`0`),
    /** Platform price of units that were taken out before the owner paid: he does not owe it. */
    waivedMinor: minor('waived_minor').notNull().default(sql`0`),
    /** What the welcome offer paid of the cost that the owner's payment covered. */
    offerMinor: minor('offer_minor').notNull().default(sql`0`),
    /** The planned fee within the owner's payment; null until it is made. One of an earlier version left it null and contained all of the fees. */
    sellerFeesMinor: minor('seller_fees_minor'),
    /** Platform price of the goods in US cents, for the welcome offer's thresholds. */
    goodsUsdMinor: minor('goods_usd_minor').notNull(),
    buyerPayment: varchar('buyer_payment', { length: 14 }).$type<BuyerPayment>().notNull(),
    /** A payment of it was a test: in production it is never shipped. */
    isTest: boolean('is_test').notNull().default(false),
    sellerPayment: varchar('seller_payment', { length: 14 }).$type<SellerPayment>().notNull(),
    fulfilment: varchar('fulfilment', { length: 14 }).$type<Fulfilment>().notNull(),
    cancelledAt: moment('cancelled_at'),
    cancelReason: varchar('cancel_reason', { length: 20 }).$type<CancelReason>(),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    sellerDueAt: moment('seller_due_at'),
    sellerPaidAt: moment('seller_paid_at'),
    /** The owner asked operators for a refund and waits for their answer. */
    refundAskedAt: moment('refund_asked_at'),
    /** The day on which its last parcel was promised to leave, in the time zone of the warehouse; null until all due payments are in, and for orders that had left before it was stored. */
    shipBy: date('ship_by'),
    remindersSent: smallint('reminders_sent').notNull().default(0),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    visitId: varchar('visit_id', { length: 64 }),
    linkId: varchar('link_id', { length: 64 }),
  },
  (table) => [
    unique('orders_store_id').on(table.storeId, table.id),
    index('orders_store_placed').on(table.storeId, table.placedAt),
    // Compared letter by letter, so that a search for the beginning of a name is a range of the index.
    index('orders_buyer').on(table.storeId, table.buyerSearch.op('varchar_pattern_ops'), table.id),
    index('orders_store_paid').on(table.storeId, table.paidAt),
    index('orders_paid').on(table.paidAt),
    index('orders_store_unshipped')
      .on(table.storeId)
      .where(sql`cancelled_at is null and fulfilment in ('waiting', 'processing', 'part_shipped')`),
    index('orders_store_unpaid').on(table.storeId).where(sql`seller_payment = 'unpaid'`),
    index('orders_cart').on(table.cartId),
    index('orders_visit').on(table.visitId),
    index('orders_linked').on(table.storeId, table.linkId).where(sql`link_id is not null`),
    index('orders_never_paid')
      .on(table.placedAt)
      .where(
        sql`kind = 'sale' and buyer_payment in ('unpaid', 'failed', 'expired') and cancelled_at is null`,
      ),
    index('orders_owner_due')
      .on(table.sellerDueAt)
      .where(sql`seller_payment = 'unpaid' and cancelled_at is null and seller_due_at is not null`),
    index('orders_refund_asked').on(table.id).where(sql`refund_asked_at is not null`),
    check(
      'orders_total',
      sql`${table.totalMinor} = ${table.goodsMinor} - ${table.discountMinor} + ${table.shippingMinor}
        + case when ${table.taxTreatment} = 'added' then ${table.taxMinor} else 0 end`,
    ),
    check(
      'orders_tax',
      sql`${table.taxTreatment} in ('none', 'included', 'added') and (${table.taxBp} > 0 or ${table.taxMinor} = 0)
        and (${table.taxTreatment} <> 'none' or ${table.taxBp} = 0)`,
    ),
    check(
      'orders_rate',
      sql`${table.rateNumerator} > 0 and ${table.rateDenominator} > 0
        and (${table.currency} <> ${table.storeCurrency} or ${table.rateNumerator} = ${table.rateDenominator})`,
    ),
    check(
      'orders_cost',
      sql`${table.costMinor} = ${table.platformCostMinor} + ${table.shippingCostMinor} + ${table.ownerFeesMinor}`,
    ),
    check(
      'orders_profit',
      sql`${table.kind} = 'own' or ${table.profitMinor} = ${table.sellingTotalMinor} - ${table.costMinor}`,
    ),
    check(
      'orders_not_negative',
      sql`least(${table.goodsMinor}, ${table.discountMinor}, ${table.shippingMinor}, ${table.taxMinor}, ${table.totalMinor}, ${table.costMinor}) >= 0`,
    ),
    check(
      'orders_standard_shipping',
      sql`${table.standardShippingMinor} between 0 and ${table.shippingMinor}`,
    ),
    check('orders_waived', sql`${table.waivedMinor} between 0 and ${table.platformCostMinor}`),
    check('orders_offer', sql`${table.offerMinor} between 0 and ${table.costMinor}`),
    check(
      'orders_cancelled',
      sql`(${table.cancelledAt} is null) = (${table.cancelReason} is null)`,
    ),
  ],
);

/** Other email addresses that buyers asked for; one of an order is confirmed at most, and then the order has it. */
export const orderEmailChanges = pgTable(
  'order_email_changes',
  {
    id: id(),
    orderId: idRef('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    email: varchar('email', { length: 254 }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    index('order_email_changes_order').on(table.orderId),
    uniqueIndex('order_email_changes_confirmed')
      .on(table.orderId)
      .where(sql`confirmed_at is not null`),
  ],
);

/** Name and option of a line by language. */
export type LocalizedLineName = Partial<Record<Language, [name: string, option: string | null]>>;

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: idRef('order_id').notNull(),
    storeId: idRef('store_id').notNull(),
    position: smallint('position').notNull(),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id),
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id),
    name: text('name').notNull(),
    option: text('option'),
    words: json('words').$type<LocalizedLineName>().notNull(),
    /** The name in all languages, folded, for the search by product name. */
    searchText: text('search_text').notNull(),
    imageKey: varchar('image_key', { length: 200 }),
    quantity: smallint('quantity').notNull(),
    shipped: smallint('shipped').notNull().default(0),
    /** Units whose money went back, and those of them that will never be shipped. */
    refunded: smallint('refunded').notNull().default(0),
    withdrawn: smallint('withdrawn').notNull().default(0),
    /** Those of them that were taken out before the owner paid for them. */
    waived: smallint('waived').notNull().default(0),
    unitMinor: minor('unit_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    /** Within the total where the order's prices include tax, otherwise on top of it. */
    taxMinor: minor('tax_minor').notNull(),
    /** The line's part of the selling total, in the store's currency. */
    sellingMinor: minor('selling_minor').notNull(),
    platformUnitMinor: minor('platform_unit_minor').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.storeId, table.orderId],
      foreignColumns: [orders.storeId, orders.id],
    }).onDelete('cascade'),
    unique('order_lines_position').on(table.orderId, table.position),
    index('order_lines_newest').on(table.productId, table.id),
    index('order_lines_variant').on(table.variantId),
    check(
      'order_lines_shipped',
      sql`${table.shipped} >= 0 and ${table.shipped} + ${table.withdrawn} <= ${table.quantity}`,
    ),
    check(
      'order_lines_refunded',
      sql`${table.withdrawn} between 0 and ${table.refunded} and ${table.refunded} <= ${table.quantity}`,
    ),
    check('order_lines_waived', sql`${table.waived} between 0 and ${table.withdrawn}`),
    check('order_lines_tax', sql`${table.taxMinor} between 0 and ${table.totalMinor}`),
    check('order_lines_total', sql`${table.totalMinor} = ${table.unitMinor} * ${table.quantity}`),
  ],
);

export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: idRef('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    carrier: varchar('carrier', { length: 40 }).notNull(),
    trackingNumber: varchar('tracking_number', { length: 40 }).notNull(),
    /** `normalizeTrackingNumber` of the number, by which it is compared and found; a trigger writes it. */
    trackingKey: varchar('tracking_key', { length: 40 }),
    /** The same in the shipments of several orders that leave in one parcel. */
    parcelKey: uuid('parcel_key'),
    /** The same in all shipments of one call, so that they can be taken back together. */
    batchKey: uuid('batch_key'),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
    /** The problem that it had on its way, until that is resolved. */
    problem: varchar('problem', { length: 8 }).$type<ParcelProblemKind>(),
  },
  (table) => [
    index('shipments_order').on(table.orderId),
    index('shipments_tracking').on(table.trackingKey),
    index('shipments_parcel').on(table.parcelKey).where(sql`parcel_key is not null`),
    index('shipments_batch').on(table.batchKey).where(sql`batch_key is not null`),
    index('shipments_shipped').on(table.shippedAt),
    check('shipments_problem', sql`${table.problem} is null or ${table.deliveredAt} is null`),
  ],
);

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: idRef('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    lineId: idRef('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: smallint('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.lineId] }),
    index('shipment_lines_line').on(table.lineId),
  ],
);

/** Everything that happened to an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: idRef('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 24 }).notNull(),
    at: moment('at').notNull(),
    amountMinor: minor('amount_minor'),
    currency: currency('currency'),
    carrier: varchar('carrier', { length: 40 }),
    trackingNumber: varchar('tracking_number', { length: 40 }),
    reason: varchar('reason', { length: 20 }).$type<CancelReason>(),
    method: varchar('method', { length: 60 }),
    /** The signed-in account that did it; none for buyers, providers and jobs. */
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/** The facts by which an order is counted, which conditions on `orders o` read alike (`order-counts.ts`). */
const countedFacts = () => ({
  kind: varchar('kind', { length: 4 }).$type<'sale' | 'own'>().notNull(),
  isTest: boolean('is_test').notNull(),
  buyerPayment: varchar('buyer_payment', { length: 14 }).$type<BuyerPayment>().notNull(),
  sellerPayment: varchar('seller_payment', { length: 14 }).$type<SellerPayment>().notNull(),
  fulfilment: varchar('fulfilment', { length: 14 }).$type<Fulfilment>().notNull(),
  isCancelled: boolean('is_cancelled').notNull(),
});

/**
 * How many orders of a store, or of all stores (scope 0), have the same facts, and what those of a store still sold for. Only
 * `fold_order_counts` and `rebuild_order_counts` of `orders.guards.sql` write here.
 */
export const orderCounts = pgTable(
  'order_counts',
  {
    scopeId: idRef('scope_id').notNull(),
    ...countedFacts(),
    orders: bigint('orders', { mode: 'number' }).notNull(),
    sellingMinor: minor('selling_minor').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'order_counts_facts',
      columns: [
        table.scopeId,
        table.kind,
        table.isTest,
        table.buyerPayment,
        table.sellerPayment,
        table.fulfilment,
        table.isCancelled,
      ],
    }),
  ],
);

/** Changes of these counts since they were folded. Written by a trigger, in the order's transaction. */
export const orderCountChanges = pgTable(
  'order_count_changes',
  {
    storeId: idRef('store_id').notNull(),
    ...countedFacts(),
    orders: smallint('orders').notNull(),
    sellingMinor: minor('selling_minor').notNull(),
  },
  (table) => [index('order_count_changes_store').on(table.storeId)],
);

export type OrderRow = typeof orders.$inferSelect;
