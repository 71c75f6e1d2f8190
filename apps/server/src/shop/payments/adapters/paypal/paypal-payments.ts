import {
  type PaymentProvider,
  type PaymentSnapshot,
  ProviderError,
  type ProviderObject,
} from '../provider.ts';
import { toMoney } from './paypal-amounts.ts';
import { findObject, type PaypalCall, PaypalRefusal } from './paypal-calls.ts';
import {
  describeRefund,
  findCapture,
  orderShape,
  type PaypalOrder,
  type PaypalOwner,
  refundMark,
  refundShape,
  toPayment,
  toRefund,
  toRefundKey,
} from './paypal-orders.ts';
import { locales, textMax } from './paypal-texts.ts';

type PaypalPayments = Pick<
  PaymentProvider,
  | 'createPayment'
  | 'readPayment'
  | 'capturePayment'
  | 'cancelPayment'
  | 'refund'
  | 'readRefund'
  | 'listRefunds'
>;

/** Payments by orders that a person approves and that we capture, and their refunds. */
export function createPaypalPayments(call: PaypalCall, owner: PaypalOwner): PaypalPayments {
  const toSnapshot = (key: string, order: PaypalOrder) => toPayment(owner, key, order);

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

  return {
    async createPayment(input) {
      const { key, account, amountMinor, currency } = input;
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
        const refund = await findObject(
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
    async listRefunds(payment) {
      const [unit] = (await readOrder(payment)).purchase_units;
      return unit.payments.refunds.map((refund) => ({
        ...describeRefund(refund),
        key: toRefundKey(refund.custom_id ?? '') ?? null,
      }));
    },
  };
}
