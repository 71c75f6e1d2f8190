import { defineTexts } from '../lib/i18n.ts';
import { ledgerPart } from './operations-ledger.ts';
import { ordersPart } from './operations-orders.ts';
import { payoutsPart } from './operations-payouts.ts';
import { storesPart } from './operations-stores.ts';
import { todayPart } from './operations-today.ts';
import { webhooksPart } from './operations-webhooks.ts';

export const operationsTexts = defineTexts('operations', {
  ...todayPart,
  ...ordersPart,
  ...storesPart,
  ...ledgerPart,
  ...payoutsPart,
  ...webhooksPart,
});
