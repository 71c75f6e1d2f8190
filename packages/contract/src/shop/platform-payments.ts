import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import {
  dayZone,
  flagFilter,
  idShape,
  optionalFilter,
  pageOf,
  pageQueryFields,
} from '../paging.ts';
import { chosenDay, searchText } from '../shapes.ts';
import { csvExport } from './csv-export.ts';
import { settlementModeShape } from './order-facts.ts';
import { paymentFailureShape, paymentStatusShape, pendingReasonShape } from './payment-facts.ts';
import { providerNameShape } from './payment-options.ts';

export const momentShape = z.iso.datetime();

const paymentSides = ['buyer', 'seller'] as const;

const paymentFilters = {
  keywords: optionalFilter(searchText(100)).describe(
    'The number of an order, text in the name of a store, or an id of the payment, of the provider’s object or of the linked account.',
  ),
  status: optionalFilter(paymentStatusShape),
  storeId: optionalFilter(idShape),
  provider: optionalFilter(providerNameShape),
  side: optionalFilter(z.enum(paymentSides)),
  settlementMode: optionalFilter(settlementModeShape).describe(
    'Whose account gets the money: the platform’s own, or one that an owner linked.',
  ),
  refundDue: flagFilter,
  createdFrom: optionalFilter(chosenDay),
  createdTo: optionalFilter(chosenDay),
  timeZone: dayZone,
};

const platformPaymentShape = z.object({
  id: idShape,
  side: z.enum(paymentSides),
  /** `earnings` and `offer` (nothing left to pay) involve no provider. */
  method: z.enum(['card', 'earnings', 'offer']),
  storeId: idShape,
  store: z.object({ id: idShape, name: z.string() }),
  provider: z.string(),
  providerRef: z.string().nullable(),
  /** No money moved: a test mode, or the sandbox. */
  isTest: z.boolean(),
  /** The linked account that gets the money; null for the platform's own. */
  account: z.string().nullable(),
  status: paymentStatusShape,
  failure: paymentFailureShape.nullable(),
  /** Why the provider holds the approved payment; null when it does not. */
  pendingReason: pendingReasonShape.nullable(),
  amount: moneyShape,
  refunded: moneyShape,
  orders: z.array(z.object({ orderId: idShape, number: z.string() })),
  createdAt: momentShape,
  paidAt: momentShape.nullable(),
});
export type PlatformPayment = z.infer<typeof platformPaymentShape>;

export const listPayments = endpoint({
  name: 'payments.list',
  method: 'GET',
  path: '/api/v1/platform/payments',
  permission: 'platform:ledger:query',
  summary:
    'Payments of all stores, newest first, with refunds that are on their way (payments that came too late). Buyers are not named.',
  query: z.strictObject({ ...pageQueryFields, ...paymentFilters }),
  reply: pageOf(platformPaymentShape),
});

export const exportPayments = endpoint({
  ...csvExport,
  name: 'payments.export',
  path: '/api/v1/platform/payment-export',
  permission: 'platform:ledger:query',
  summary:
    'The payments of a list as a CSV file (UTF-8, up to 100,000), column headers and states in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(paymentFilters),
});
