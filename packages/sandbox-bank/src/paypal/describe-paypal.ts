import type { Bank } from '../bank.ts';
import { getCaptured } from '../bank-rows.ts';
import type {
  SandboxEntry,
  SandboxLink,
  SandboxPayment,
  SandboxPayout,
  SandboxRefund,
} from '../sandbox.types.ts';
import { toMerchantId, toPaypalId } from './paypal-ids.ts';
import type { PaypalKeys } from './paypal-keys.ts';
import { calculateFee, toMoney, writeMoney } from './paypal-money.ts';

const customIdOf = ({ via }: Pick<SandboxPayment, 'via'>): string =>
  String(via?.fields['customId'] ?? '');

/** Approved, declined or not by the card: at PayPal only the capture shows which. */
const isApproved = ({ state, isProcessing, failure }: SandboxPayment) =>
  state === 'authorized' ||
  (state === 'pending' && isProcessing) ||
  (state === 'failed' && failure !== 'cancelled');

/** The shop has captured the payment, and its confirmation is still open. */
export const isHeld = ({ state, isProcessing, capture }: SandboxPayment) =>
  state === 'pending' && isProcessing && capture === 'automatic';

/** Describes the bank's rows as PayPal's API does. */
export function createDescribePaypal(bank: Bank, keys: PaypalKeys, publicUrl: () => string) {
  const linkTo = (rel: string, path: string, method = 'GET') => ({
    href: `${publicUrl()}/paypal${path}`,
    rel,
    method,
  });
  const payeeOf = ({ account }: SandboxPayment) => ({
    merchant_id: account ? toMerchantId(account) : keys.merchantId,
  });

  const refundStates = { pending: 'PENDING', done: 'COMPLETED', failed: 'FAILED' } as const;

  function refund(row: SandboxRefund) {
    const payment = bank.payments.get(row.paymentRef);
    const currency = payment?.currency ?? 'USD';
    return {
      id: toPaypalId('R', row.ref),
      status: refundStates[row.state],
      amount: toMoney(currency, row.amount),
      custom_id: customIdOf(row),
      links: [
        linkTo('self', `/v2/payments/refunds/${toPaypalId('R', row.ref)}`),
        linkTo('up', `/v2/payments/captures/${toPaypalId('C', row.paymentRef)}`),
      ],
    };
  }

  function captureState(payment: SandboxPayment) {
    if (isHeld(payment)) return { status: 'PENDING', status_details: { reason: 'ECHECK' } };
    if (payment.refunded === '0') return { status: 'COMPLETED' };
    return {
      status: payment.refunded === getCaptured(payment) ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    };
  }

  function capture(payment: SandboxPayment) {
    const { ref, currency } = payment;
    const amount = getCaptured(payment);
    const fee = calculateFee(amount);
    return {
      id: toPaypalId('C', ref),
      ...captureState(payment),
      amount: toMoney(currency, amount),
      custom_id: customIdOf(payment),
      final_capture: true,
      seller_receivable_breakdown: {
        gross_amount: toMoney(currency, amount),
        paypal_fee: toMoney(currency, fee),
        net_amount: toMoney(currency, BigInt(amount) - fee),
      },
      links: [linkTo('self', `/v2/payments/captures/${toPaypalId('C', ref)}`)],
    };
  }

  const refundsOf = (payment: SandboxPayment) =>
    [...bank.refunds.values()].filter(({ paymentRef }) => paymentRef === payment.ref);

  function order(payment: SandboxPayment) {
    const { ref, currency, amount, description, instrument } = payment;
    const id = toPaypalId('O', ref);
    const isCaptured = payment.state === 'captured' || isHeld(payment);
    const refunds = isCaptured ? refundsOf(payment).map(refund) : [];
    return {
      id,
      intent: 'CAPTURE',
      status: isCaptured ? 'COMPLETED' : isApproved(payment) ? 'APPROVED' : 'PAYER_ACTION_REQUIRED',
      create_time: payment.createdAt,
      payment_source: {
        paypal: instrument
          ? {
              account_id: toMerchantId(instrument.fingerprint),
              account_status: 'VERIFIED',
              email_address: 'buyer@example.com',
            }
          : {},
      },
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: customIdOf(payment),
          description,
          amount: toMoney(currency, amount),
          payee: payeeOf(payment),
          ...(isCaptured
            ? { payments: { captures: [capture(payment)], ...(refunds.length && { refunds }) } }
            : {}),
        },
      ],
      links: [
        linkTo('self', `/v2/checkout/orders/${id}`),
        { href: `${publicUrl()}/pay/${ref}`, rel: 'payer-action', method: 'GET' },
        linkTo('capture', `/v2/checkout/orders/${id}/capture`, 'POST'),
      ],
    };
  }

  const batchHeader = (payout: SandboxPayout, status?: string) => ({
    payout_batch_id: toPaypalId('B', payout.ref),
    batch_status: status ?? (payout.state === 'in_transit' ? 'PROCESSING' : 'SUCCESS'),
    sender_batch_header: { sender_batch_id: customIdOf(payout) },
  });

  const linkToBatch = ({ ref }: SandboxPayout) =>
    linkTo('self', `/v1/payments/payouts/${toPaypalId('B', ref)}`);

  const itemStates = { in_transit: 'PENDING', paid: 'SUCCESS', failed: 'FAILED' } as const;

  /** A payout that came back was never claimed, or taken back after it had arrived. */
  const itemStateOf = ({ state, failure }: SandboxPayout) =>
    state === 'returned'
      ? failure === 'not_claimed'
        ? 'RETURNED'
        : 'REVERSED'
      : itemStates[state];

  function payoutItem(payout: SandboxPayout) {
    return {
      payout_item_id: toPaypalId('I', payout.ref),
      payout_batch_id: toPaypalId('B', payout.ref),
      transaction_status: itemStateOf(payout),
      sender_batch_id: customIdOf(payout),
      payout_item: {
        recipient_type: 'PAYPAL_ID',
        amount: {
          currency: payout.currency,
          value: writeMoney(payout.currency, BigInt(payout.amount)),
        },
        receiver: toMerchantId(payout.account),
        sender_item_id: customIdOf(payout),
      },
      ...(payout.state === 'failed'
        ? {
            errors: {
              name: 'RECEIVER_ACCOUNT_LOCKED',
              message: 'The account of the receiver is closed.',
              debug_id: 'sandbox',
            },
          }
        : {}),
    };
  }

  const grants = [
    'payments/realtimepayment',
    'payments/refund',
    'disputes/read-seller',
    'disputes/update-seller',
    'reporting/search/read',
    'customer/merchant-integrations/read',
  ];

  /** A seller; one who gave no consent has an account and no grant. */
  function seller(link: SandboxLink) {
    return {
      merchant_id: toMerchantId(link.account?.ref ?? link.ref),
      tracking_id: link.key,
      payments_receivable: link.failure !== 'refused_by_provider',
      primary_email: 'owner@example.com',
      primary_email_confirmed: true,
      oauth_integrations:
        link.failure === 'refused_by_user'
          ? []
          : [
              {
                integration_type: 'OAUTH_THIRD_PARTY',
                integration_method: 'PAYPAL',
                oauth_third_party: [
                  {
                    partner_client_id: keys.clientId,
                    merchant_client_id: toMerchantId(link.key),
                    scopes: grants.map((grant) => `https://uri.paypal.com/services/${grant}`),
                  },
                ],
              },
            ],
    };
  }

  /** A movement as a line of the transaction search; the account that it belongs to beside it. */
  function line({ kind, key, ref, amount, currency, at }: SandboxEntry) {
    const minor = BigInt(amount);
    const refunded = bank.refunds.get(ref);
    const paymentRef = refunded?.paymentRef ?? bank.disputes.get(ref)?.paymentRef;
    const payment = bank.payments.get(paymentRef ?? ref);
    const isIn = kind === 'capture' || kind.endsWith('_return');
    const fee = kind === 'capture' ? calculateFee(minor) : 0n;
    const codes = {
      capture: 'T0006',
      refund: 'T1107',
      refund_return: 'T1200',
      payout: 'T0001',
      payout_return: 'T1115',
      dispute: 'T1201',
      dispute_return: 'T1202',
      fee: 'T0106',
    };
    const letters = {
      capture: 'C',
      refund: 'R',
      refund_return: 'A',
      payout: 'I',
      payout_return: 'J',
      dispute: 'X',
      dispute_return: 'Y',
      fee: 'Z',
    };
    const made = refunded ?? payment;
    return {
      account: payment?.account ?? null,
      transaction_info: {
        transaction_id: toPaypalId(letters[kind], ref),
        transaction_event_code: codes[kind],
        transaction_initiation_date: at,
        transaction_updated_date: at,
        transaction_amount: toMoney(currency, isIn ? minor : -minor),
        ...(fee ? { fee_amount: toMoney(currency, -fee) } : {}),
        transaction_status: 'S',
        ...(kind === 'payout_return'
          ? { paypal_reference_id: toPaypalId('I', ref), paypal_reference_id_type: 'TXN' }
          : { custom_field: made ? customIdOf(made) : key }),
      },
    };
  }

  return {
    order,
    capture,
    refund,
    batchHeader,
    payoutItem,
    seller,
    line,
    linkTo,
    linkToBatch,
    pages: publicUrl,
  };
}

export type DescribePaypal = ReturnType<typeof createDescribePaypal>;
