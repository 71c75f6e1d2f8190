import type { Language } from '@vitrine/contract/locales.ts';
import { derivePaypalKeys } from '@vitrine/sandbox-bank';
import { z } from 'zod';
import { type Config, ConfigError } from '#platform/config/config.ts';
import {
  type PaymentProvider,
  type PaymentSnapshot,
  type PayoutSnapshot,
  type ProviderDefinition,
  ProviderError,
  type ProviderObject,
} from '../provider.ts';
import { sandboxAddress, sandboxSecrets } from '../sandbox/sandbox-address.ts';
import { findAmountRefusal, toWireText } from '../wire-amounts.ts';
import {
  batchShape,
  findCapture,
  findReferralPage,
  newBatchShape,
  orderShape,
  type PaypalOrder,
  referralShape,
  refundMark,
  refundShape,
  sellerIdShape,
  sellerShape,
  toLink,
  toPayment,
  toPayout,
  toRefund,
} from './paypal-answers.ts';
import { readPaypalBook } from './paypal-book.ts';
import {
  createPaypalCalls,
  type PaypalAccess,
  type PaypalCall,
  PaypalRefusal,
  type PaypalRequest,
} from './paypal-calls.ts';
import { paypalCurrencies } from './paypal-currencies.ts';
import {
  createPaypalWebhooks,
  type PaypalWebhookOptions,
  parsePaypalEvent,
} from './paypal-webhooks.ts';

export interface PaypalOptions
  extends PaypalAccess,
    Pick<PaypalWebhookOptions, 'webhookIds' | 'certificateAddress'> {
  /** The account id of the platform's own business account, which is also its id as a partner. */
  merchantId: string;
  isLive: boolean;
  pageOrigins: readonly string[];
}

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  'zh-cn': 'zh-CN',
  es: 'es-ES',
  pt: 'pt-BR',
  fr: 'fr-FR',
};

/** PayPal's pages forbid neither long texts nor any letters, but its fields end here. */
const textMax = 127;

/** Returns undefined when PayPal has no such object. */
async function find<Shape extends z.ZodType>(call: PaypalCall, shape: Shape, path: string) {
  return call(shape, { method: 'GET', path }).catch((error: unknown) => {
    if (error instanceof PaypalRefusal && error.code === 'not_found') return undefined;
    throw error;
  });
}

/** PayPal names the batch that had this id before in a link, of which only the id is taken. */
function findFirstBatch({ answer }: PaypalRefusal): string | undefined {
  return /\/v1\/payments\/payouts\/([A-Za-z0-9_-]{1,30})"/.exec(JSON.stringify(answer))?.[1];
}

/** PayPal by its REST API: orders that a person approves and we capture, payouts, linked sellers, transaction search. */
export function createPaypalProvider(options: PaypalOptions): PaymentProvider {
  const { merchantId, isLive, pageOrigins } = options;
  const call = createPaypalCalls(options);
  const toSnapshot = (key: string, order: PaypalOrder) => toPayment(options, key, order);
  const toMoney = (amountMinor: bigint, currency: Parameters<typeof toWireText>[2]) => ({
    currency_code: currency,
    value: toWireText(paypalCurrencies, amountMinor, currency),
  });
  const refuseAmount = (...amount: [bigint, Parameters<typeof toWireText>[2]]) => {
    const why = findAmountRefusal(paypalCurrencies, ...amount);
    if (why) throw new ProviderError('refused', `amount_${why}`);
  };

  /** The order of a payment. Without its id nobody can have approved it, because nobody has got its address. */
  async function readOrder({ ref }: ProviderObject): Promise<PaypalOrder> {
    if (!ref) throw new ProviderError('refused', 'not_found');
    return call(orderShape, {
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(ref)}`,
    });
  }
  const readSnapshot = async (payment: ProviderObject) =>
    toSnapshot(payment.key, await readOrder(payment));

  /** A capture that PayPal refused: another one was faster, or the person's means of payment did not do. */
  async function afterRefusal(
    payment: ProviderObject,
    { code }: PaypalRefusal,
  ): Promise<PaymentSnapshot> {
    const seen = await readSnapshot(payment);
    if (seen.state !== 'authorized' || seen.isProcessing) return seen;
    // The error and the order contradict each other, so the order is read again later.
    if (code === 'ORDER_ALREADY_CAPTURED' || code === 'ORDER_NOT_APPROVED')
      throw new ProviderError('unknown', code);
    const failure = code === 'PAYER_ACTION_REQUIRED' ? 'challenge_failed' : 'declined';
    return { ...seen, state: 'failed', failure };
  }

  async function readPayout(key: string, ref: string): Promise<PayoutSnapshot | null> {
    const batch = await find(call, batchShape, `/v1/payments/payouts/${encodeURIComponent(ref)}`);
    return batch ? toPayout(key, batch) : null;
  }

  return {
    name: 'paypal',
    isLive,
    kind: 'paypal',
    publicKey: options.clientId,
    pageOrigins,
    findAmountRefusal: (amountMinor, currency) =>
      findAmountRefusal(paypalCurrencies, amountMinor, currency),
    async createPayment(input) {
      const { key, account, amountMinor, currency } = input;
      refuseAmount(amountMinor, currency);
      const order = await call(orderShape, {
        method: 'POST',
        path: '/v2/checkout/orders',
        key,
        account,
        body: {
          // The capture is ours to make, after the approval, whichever way the payment is wanted.
          intent: 'CAPTURE',
          purchase_units: [
            {
              custom_id: key,
              description: input.description.slice(0, textMax),
              // No lines: their sums would have to be rounded as PayPal rounds them.
              amount: toMoney(amountMinor, currency),
              ...(account ? { payee: { merchant_id: account } } : {}),
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                brand_name: input.payee.slice(0, textMax),
                locale: locales[input.language],
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                return_url: input.returnUrl,
                cancel_url: input.returnUrl,
              },
            },
          },
        },
      });
      const payment = toSnapshot(key, order);
      // PayPal returns the first order for a repeated id, even if the new request differs.
      if (payment.amountMinor !== amountMinor || payment.currency !== currency)
        throw new ProviderError('refused', 'key_reused');
      if (payment.account !== account) throw new ProviderError('unknown', 'other_account');
      return payment;
    },
    async readPayment(payment) {
      return readSnapshot(payment).catch((error: unknown) => {
        if (error instanceof ProviderError && error.code === 'not_found') return null;
        throw error;
      });
    },
    async capturePayment(payment) {
      // PayPal keeps request ids for a limited time, so the order is read before the capture.
      const seen = await readSnapshot(payment);
      if (seen.state !== 'authorized' || seen.isProcessing) return seen;
      try {
        return toSnapshot(
          payment.key,
          await call(orderShape, {
            method: 'POST',
            path: `/v2/checkout/orders/${encodeURIComponent(seen.ref)}/capture`,
            key: `capture-${payment.key}`,
            account: payment.account,
            body: {},
          }),
        );
      } catch (error) {
        if (error instanceof PaypalRefusal && error.status === 422)
          return afterRefusal(payment, error);
        throw error;
      }
    },
    async cancelPayment(payment) {
      const seen = await readSnapshot(payment);
      const isOpen =
        seen.state === 'pending' || (seen.state === 'authorized' && !seen.isProcessing);
      // An order cannot be ended. What is not captured takes nothing, and for us its time is over.
      return isOpen ? { ...seen, state: 'expired', failure: 'expired', payUrl: null } : seen;
    },
    async refund({ key, payment, amountMinor, currency }) {
      const order = await readOrder(payment);
      const mark = refundMark(payment.key, key);
      const known = order.purchase_units[0].payments.refunds.find(
        ({ custom_id }) => custom_id === mark,
      );
      const capture = findCapture(order);
      if (!capture) throw new ProviderError('refused', 'not_captured');
      const refund = toRefund(
        { key, payment },
        known ??
          (await call(refundShape, {
            method: 'POST',
            path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
            key,
            account: payment.account,
            body: { amount: toMoney(amountMinor, currency), custom_id: mark },
          })),
      );
      if (refund.amountMinor !== amountMinor) throw new ProviderError('unknown', 'other_amount');
      return refund;
    },
    async readRefund({ key, ref, payment }) {
      if (ref) {
        const refund = await find(
          call,
          refundShape,
          `/v2/payments/refunds/${encodeURIComponent(ref)}`,
        );
        return refund ? toRefund({ key, payment }, refund) : null;
      }
      const mark = refundMark(payment.key, key);
      const refund = (await readOrder(payment)).purchase_units[0].payments.refunds.find(
        ({ custom_id }) => custom_id === mark,
      );
      return refund ? toRefund({ key, payment }, refund) : null;
    },
    async createAccountLink({ key, payee, language, returnUrl }) {
      const referral = await call(referralShape, {
        method: 'POST',
        path: '/v2/customer/partner-referrals',
        body: {
          tracking_id: key,
          preferred_language_code: locales[language],
          partner_config_override: {
            return_url: returnUrl,
            return_url_description: payee.slice(0, textMax),
          },
          operations: [
            {
              operation: 'API_INTEGRATION',
              api_integration_preference: {
                rest_api_integration: {
                  integration_method: 'PAYPAL',
                  integration_type: 'THIRD_PARTY',
                  third_party_details: {
                    features: [
                      'PAYMENT',
                      'REFUND',
                      'READ_SELLER_DISPUTE',
                      'UPDATE_SELLER_DISPUTE',
                      'ADVANCED_TRANSACTIONS_SEARCH',
                      'ACCESS_MERCHANT_INFORMATION',
                    ],
                  },
                },
              },
            },
          ],
          products: ['EXPRESS_CHECKOUT'],
          legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
        },
      });
      const page = findReferralPage(referral);
      if (!page) throw new ProviderError('unknown', 'unreadable_answer');
      return toLink(key, undefined, page);
    },
    async readAccountLink({ key, ref }) {
      const sellers = `/v1/customer/partners/${merchantId}/merchant-integrations`;
      const known = await find(
        call,
        sellerIdShape,
        `${sellers}?tracking_id=${encodeURIComponent(key)}`,
      );
      if (!known) return ref ? toLink(key, undefined, null) : null;
      const seller = await call(sellerShape, {
        method: 'GET',
        path: `${sellers}/${encodeURIComponent(known.merchant_id)}`,
      });
      return toLink(key, seller, null);
    },
    async createPayout({ key, account, amountMinor, currency }) {
      refuseAmount(amountMinor, currency);
      const request: PaypalRequest = {
        method: 'POST',
        path: '/v1/payments/payouts',
        key,
        body: {
          sender_batch_header: { sender_batch_id: key },
          items: [
            {
              recipient_type: 'PAYPAL_ID',
              receiver: account,
              sender_item_id: key,
              amount: { currency, value: toWireText(paypalCurrencies, amountMinor, currency) },
            },
          ],
        },
      };
      try {
        const { batch_header: header } = await call(newBatchShape, request);
        if (header.sender_batch_header.sender_batch_id !== key)
          throw new ProviderError('unknown', 'other_answer');
        const { payout_batch_id: ref } = header;
        // PayPal only takes the batch down now: reading it later shows what becomes of it.
        const state = 'in_transit';
        return { ref, key, state, amountMinor, currency, account, failure: null, expectedAt: null };
      } catch (error) {
        const first = error instanceof PaypalRefusal ? findFirstBatch(error) : undefined;
        if (!first) throw error;
        const payout = await readPayout(key, first);
        if (payout?.amountMinor !== amountMinor || payout.currency !== currency)
          throw new ProviderError('unknown', 'other_answer');
        return payout;
      }
    },
    async readPayout({ key, ref }) {
      // PayPal cannot find a payout by our key: after a lost response the server repeats `createPayout`.
      if (!ref) throw new ProviderError('unknown', 'reference_missing');
      return readPayout(key, ref);
    },
    listEntries: (range) => readPaypalBook(call, range),
    readEvent: createPaypalWebhooks(options),
    parseEvent: parsePaypalEvent,
  };
}

const needed = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MERCHANT_ID'] as const;
const settings = z
  .object({
    /** `sandbox`: PayPal's API as the built-in sandbox speaks it, whose keys are known. */
    PAYPAL_MODE: z.enum(['live', 'test', 'sandbox']),
    PAYPAL_CLIENT_ID: z.string().min(1).optional(),
    PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
    PAYPAL_MERCHANT_ID: z
      .string()
      .regex(/^[2-9A-HJ-NP-Z]{13}$/, 'is the account id of 13 letters and digits')
      .optional(),
    PAYPAL_WEBHOOK_ID: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    PAYPAL_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  .superRefine((given, { addIssue }) => {
    const fault = (setting: keyof typeof given, message: string) =>
      addIssue({ code: 'custom', path: [setting], message });
    if (given.PAYPAL_MODE !== 'sandbox')
      for (const setting of needed) if (!given[setting]) fault(setting, 'is missing');
    if (given.PAYPAL_API_URL && given.PAYPAL_MODE !== 'test')
      fault('PAYPAL_API_URL', `is for PAYPAL_MODE=test only`);
  });

const certificatesPath = '/v1/notifications/certs/';

/** PayPal's API as the built-in sandbox speaks it. */
function createForSandbox(config: Config): PaymentProvider {
  const address = sandboxAddress(config);
  if (!address) throw new ConfigError('PAYPAL_MODE: sandbox needs the sandbox. See .env.example.');
  const keys = derivePaypalKeys(sandboxSecrets(config)[0]);
  return createPaypalProvider({
    ...keys,
    address: `${address}/paypal`,
    webhookIds: [keys.webhookId],
    certificateAddress: `${address}/paypal${certificatesPath}`,
    isLive: false,
    pageOrigins: [new URL(config.sandboxPageUrl).origin],
  });
}

export const paypal: ProviderDefinition<typeof settings> = {
  name: 'paypal',
  settings,
  create(config, given) {
    if (given.PAYPAL_MODE === 'sandbox') return createForSandbox(config);
    const isLive = given.PAYPAL_MODE === 'live';
    const domain = isLive ? 'paypal.com' : 'sandbox.paypal.com';
    const own = given.PAYPAL_API_URL?.replace(/\/$/, '');
    return createPaypalProvider({
      address: own ?? `https://api-m.${domain}`,
      clientId: given.PAYPAL_CLIENT_ID ?? '',
      clientSecret: given.PAYPAL_CLIENT_SECRET ?? '',
      merchantId: given.PAYPAL_MERCHANT_ID ?? '',
      webhookIds: given.PAYPAL_WEBHOOK_ID,
      certificateAddress: `${own ?? `https://api.${domain}`}${certificatesPath}`,
      isLive,
      pageOrigins: [own ? new URL(own).origin : `https://www.${domain}`],
    });
  },
};
