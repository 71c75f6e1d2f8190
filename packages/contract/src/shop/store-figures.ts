import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

const counted = z.number().int().nonnegative();

const storeFiguresShape = z.object({
  /** The earnings of the owner from sales, in the currency of the store: on the last 30 days of its time zone, and since it opened. */
  revenue: z.object({ month: moneyShape, total: moneyShape }).nullable(),
  /** By currency. `available` is negative where the owner owes the platform. */
  balances: z
    .array(z.object({ pending: moneyShape, available: moneyShape, inTransit: moneyShape }))
    .nullable(),
  payouts: z
    .object({ open: counted, failed: counted, paid: counted, paidTotals: z.array(moneyShape) })
    .nullable(),
  orders: z.object({ all: counted, toShip: counted, refundAsked: counted }).nullable(),
  returns: z.object({ all: counted, waiting: counted }).nullable(),
});
export type StoreFigures = z.infer<typeof storeFiguresShape>;

export const readStoreFigures = endpoint({
  name: 'analytics.storeFigures',
  method: 'GET',
  path: '/api/v1/platform/stores/:storeId/figures',
  permission: 'platform:store:query',
  summary:
    'The revenue, balances, payouts, orders and returns of one store, in the current book. A part whose list the caller may not see is null.',
  params: z.strictObject({ storeId: idShape }),
  reply: storeFiguresShape,
});

nameSchemas({ StoreFigures: storeFiguresShape });
