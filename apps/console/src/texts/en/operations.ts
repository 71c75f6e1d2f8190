import { ledgerPart } from './operations-ledger.ts';
import { ordersPart } from './operations-orders.ts';
import { payoutsPart } from './operations-payouts.ts';
import { storesPart } from './operations-stores.ts';
import { todayPart } from './operations-today.ts';
import { webhooksPart } from './operations-webhooks.ts';

export const operations = {
  ...todayPart,
  ...ordersPart,
  ...storesPart,
  ...ledgerPart,
  ...payoutsPart,
  ...webhooksPart,
} as const;
