import {
  balanceInsufficient,
  type PaymentProvider,
  type PayoutSnapshot,
  ProviderError,
} from '../provider.ts';
import { toAmountText } from './paypal-amounts.ts';
import { findObject, type PaypalCall, PaypalRefusal, type PaypalRequest } from './paypal-calls.ts';
import {
  batchShape,
  findReferralPage,
  isBalanceShort,
  newBatchShape,
  referralShape,
  sellerIdShape,
  sellerShape,
  toLink,
  toPayout,
} from './paypal-sellers.ts';
import { locales, textMax } from './paypal-texts.ts';

/** PayPal names the batch that had this id before in a link, of which only the id is taken. */
function findFirstBatch({ answer }: PaypalRefusal): string | undefined {
  return /\/v1\/payments\/payouts\/([A-Za-z0-9_-]{1,30})"/.exec(JSON.stringify(answer))?.[1];
}

type PaypalAccounts = Pick<
  PaymentProvider,
  'createAccountLink' | 'readAccountLink' | 'createPayout' | 'readPayout'
>;

/** Sellers who link their account to the platform's, and payouts to them. */
export function createPaypalAccounts(call: PaypalCall, merchantId: string): PaypalAccounts {
  async function readPayout(key: string, ref: string): Promise<PayoutSnapshot | null> {
    const batch = await findObject(
      call,
      batchShape,
      `/v1/payments/payouts/${encodeURIComponent(ref)}`,
    );
    return batch ? toPayout(key, batch) : null;
  }

  return {
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
      const known = await findObject(
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
              amount: { currency, value: toAmountText(amountMinor, currency) },
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
        if (!(error instanceof PaypalRefusal)) throw error;
        if (isBalanceShort(error.code)) throw new ProviderError('refused', balanceInsufficient);
        const first = findFirstBatch(error);
        if (!first) throw error;
        const payout = await readPayout(key, first);
        if (payout?.amountMinor !== amountMinor || payout.currency !== currency)
          throw new ProviderError('unknown', 'other_answer');
        return payout;
      }
    },
    async readPayout({ key, ref }) {
      // PayPal cannot find a payout by our key: while it knows the key the server repeats `createPayout`. No outage, so not `unknown`.
      if (!ref) throw new ProviderError('refused', 'reference_missing');
      return readPayout(key, ref);
    },
  };
}
