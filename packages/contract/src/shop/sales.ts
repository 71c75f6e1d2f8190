import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { focusFields } from '../images.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { chosenDay, searchText } from '../shapes.ts';
import { sellerPaymentShape, settlementModeShape } from './order-facts.ts';

const amountsShape = {
  /** Selling total after refunds: in direct mode what buyers paid to the owner's own account, without tax on top. */
  sellingTotal: moneyShape,
  /** Selling total − profit: what the platform keeps, or in direct mode receives, there with the fee that the provider takes from the owner's account. */
  cost: moneyShape,
  profit: moneyShape,
};

const saleShape = z.object({
  id: idShape,
  number: z.string(),
  settlementMode: settlementModeShape,
  /** The owner's payment to the platform; `not_due` in platform mode, because the platform keeps the cost. */
  sellerPayment: sellerPaymentShape,
  /** The part of the cost that the platform keeps or receives, after refunds: in direct mode all but the fee that the provider takes. */
  due: moneyShape,
  paidAt: z.iso.datetime(),
  product: z.string(),
  imageUrl: z.string().nullable(),
  ...focusFields,
  units: z.number().int(),
  ...amountsShape,
});
export type Sale = z.infer<typeof saleShape>;

const totalsShape = z.object({
  count: z.number().int(),
  /** More than `countedOrdersMax` orders have the keywords: the sums are those of the newest ones. */
  isCut: z.boolean(),
  units: z.number().int(),
  /** Visits that led to these orders, where they are listed by visit; else null. */
  visits: z.number().int().nullable(),
  ...amountsShape,
  /** The part of the cost that the owner still has to pay in direct mode. */
  toPay: moneyShape,
});
export type SaleTotals = z.infer<typeof totalsShape>;

/** Whose time a range of sales is about: the payment’s, or that of the visit which led to the order. */
const saleTimesOf = ['payment', 'visit'] as const;

export const listSales = endpoint({
  name: 'analytics.sales',
  method: 'GET',
  path: '/api/v1/sales',
  permission: 'shop:revenue:view',
  summary:
    'The paid orders of the own store by the time of payment, newest first, with what each earns; `totals` are the sums over the whole range. These rows add up to the revenue figures of the dashboard, in both settlement modes. With `timeOf=visit` the range selects orders by the visit that led to them: the orders behind the dashboard’s conversion.',
  query: z.strictObject({
    /** First and last day, in the store’s time zone, both inclusive. */
    dayFrom: optionalFilter(chosenDay),
    dayTo: optionalFilter(chosenDay),
    /** First and last millisecond, both inclusive: for an hour of a day. */
    timeFrom: optionalFilter(z.iso.datetime()),
    timeTo: optionalFilter(z.iso.datetime()),
    timeOf: z.enum(saleTimesOf).default('payment'),
    /** Part of a product’s name, or an order’s number. */
    keywords: optionalFilter(searchText(100).min(1)),
    ...cursorQueryFields,
  }),
  reply: feedOf(saleShape).extend({ totals: totalsShape }),
});
