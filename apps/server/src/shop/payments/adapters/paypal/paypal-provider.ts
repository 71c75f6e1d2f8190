import { isBuyerCountry } from '../buyer-countries.ts';
import type { PaymentProvider } from '../provider.ts';
import { findAmountRefusal } from '../wire-amounts.ts';
import { createPaypalAccounts } from './paypal-accounts.ts';
import { readPaypalBalance, readPaypalBook } from './paypal-book.ts';
import { createPaypalCalls, type PaypalAccess } from './paypal-calls.ts';
import { paypalBuyers } from './paypal-countries.ts';
import { paypalCurrencies } from './paypal-currencies.ts';
import { createPaypalDisputes } from './paypal-disputes.ts';
import { createPaypalAdministration } from './paypal-keys.ts';
import type { PaypalOwner } from './paypal-orders.ts';
import { createPaypalPayments } from './paypal-payments.ts';
import {
  createPaypalWebhooks,
  type PaypalWebhookOptions,
  parsePaypalEvent,
} from './paypal-webhooks.ts';

export interface PaypalOptions
  extends PaypalAccess,
    PaypalOwner,
    Pick<PaypalWebhookOptions, 'webhookIds' | 'certificateAddress'> {
  pageOrigins: readonly string[];
}

const dayMs = 86_400_000;

/** PayPal by its REST API. */
export function createPaypalProvider(options: PaypalOptions): PaymentProvider {
  const { clientId, merchantId, isLive, pageOrigins } = options;
  const call = createPaypalCalls(options);
  return {
    name: 'paypal',
    isLive,
    kind: 'paypal',
    listMarks: () => ['paypal'],
    rail: 'paypal_payout',
    hasPayoutAccounts: false,
    publicKey: clientId,
    keysLiveMs: { refund: 45 * dayMs, link: Infinity, payout: 30 * dayMs },
    pageOrigins,
    findAmountRefusal: (amountMinor, currency) =>
      findAmountRefusal(paypalCurrencies, amountMinor, currency),
    servesBuyersIn: (country) => isBuyerCountry(paypalBuyers, country),
    ...createPaypalPayments(call, options),
    ...createPaypalAccounts(call, merchantId),
    ...createPaypalDisputes(call, options),
    listEntries: (range) => readPaypalBook(call, range),
    readBalance: () => readPaypalBalance(call),
    readEvent: createPaypalWebhooks(options),
    parseEvent: parsePaypalEvent,
    administration: createPaypalAdministration(call, merchantId),
  };
}
