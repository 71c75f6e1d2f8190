import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { operations as english } from '../en/operations.ts';
import { ledgerPart } from './operations-ledger.ts';
import { ordersPart } from './operations-orders.ts';
import { payoutsPart } from './operations-payouts.ts';
import { storesPart } from './operations-stores.ts';
import { todayPart } from './operations-today.ts';
import { webhooksPart } from './operations-webhooks.ts';

export const operations = translationOf<typeof english>()({
  ...todayPart,
  ...ordersPart,
  ...storesPart,
  ...ledgerPart,
  ...payoutsPart,
  ...webhooksPart,
});
