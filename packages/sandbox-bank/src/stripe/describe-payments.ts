import type Stripe from 'stripe';
import { type BankRows, getCaptured } from '../bank-rows.ts';
import type { SandboxPayment, SandboxRefund } from '../sandbox.types.ts';
import { type Expand, getMetadata, getWithin, isWanted, toSeconds } from './stripe-fields.ts';
import { toId } from './stripe-ids.ts';
import type { SessionParams } from './stripe-params.ts';

const paramsOf = ({ via }: SandboxPayment) => via?.fields as unknown as SessionParams;

/** The states of Stripe that a row has. */
function statesOf(payment: SandboxPayment): {
  session: 'open' | 'complete' | 'expired';
  intent: Stripe.PaymentIntent.Status | null;
} {
  const { state, isProcessing, failure } = payment;
  if (state === 'expired')
    return { session: 'expired', intent: failure === 'expired' ? null : 'canceled' };
  if (state === 'captured') return { session: 'complete', intent: 'succeeded' };
  if (state === 'authorized') return { session: 'complete', intent: 'requires_capture' };
  if (state === 'failed') return { session: 'complete', intent: 'canceled' };
  if (isProcessing) return { session: 'complete', intent: 'processing' };
  // There is no intent until the person has begun to pay.
  return { session: 'open', intent: failure ? 'requires_payment_method' : null };
}

/** Sessions, intents, charges and refunds of the bank's payments. */
export function describePayments(rows: BankRows, publicUrl: () => string) {
  function charge(payment: SandboxPayment): Stripe.Charge {
    const isCaptured = payment.state === 'captured';
    const amount = Number(payment.amount);
    const taken = Number(getCaptured(payment));
    const refunded = Number(payment.refunded);
    const { payment_intent_data: wanted } = paramsOf(payment);
    return {
      id: toId('charge', payment.ref),
      object: 'charge',
      amount,
      amount_captured: isCaptured ? taken : 0,
      amount_refunded: refunded,
      application: null,
      application_fee: null,
      application_fee_amount: null,
      balance_transaction: isCaptured ? `txn_${payment.ref}` : null,
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
      calculated_statement_descriptor: null,
      captured: isCaptured,
      created: toSeconds(payment.createdAt),
      currency: payment.currency.toLowerCase(),
      customer: null,
      description: wanted.description ?? null,
      disputed: [...rows.disputes.values()].some(({ paymentRef }) => paymentRef === payment.ref),
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      fraud_details: null,
      livemode: false,
      metadata: wanted.metadata,
      on_behalf_of: null,
      outcome: null,
      paid: true,
      payment_intent: toId('intent', payment.ref),
      payment_method: `pm_${payment.ref}`,
      payment_method_details: {
        type: 'card',
        card: {
          amount_authorized: amount,
          authorization_code: null,
          brand: 'visa',
          checks: null,
          country: 'US',
          electronic_commerce_indicator: null,
          exp_month: 12,
          exp_year: 2040,
          fingerprint: payment.instrument?.fingerprint ?? null,
          funding: 'credit',
          installments: null,
          last4: payment.instrument?.label.slice(-4) ?? null,
          mandate: null,
          network: 'visa',
          network_transaction_id: null,
          regulated_status: null,
          three_d_secure: null,
          transaction_link_id: null,
          wallet: null,
        },
      },
      receipt_email: null,
      receipt_number: null,
      receipt_url: null,
      refunded: refunded === taken,
      review: null,
      shipping: null,
      source: null,
      source_transfer: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'succeeded',
      transfer_data: null,
      transfer_group: null,
    };
  }

  function lastError({ failure }: SandboxPayment): Stripe.PaymentIntent.LastPaymentError | null {
    if (failure === 'challenge_failed')
      return { type: 'card_error', code: 'payment_intent_authentication_failure' };
    return failure === 'declined'
      ? { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }
      : null;
  }

  function intent(payment: SandboxPayment, expand: Expand = []): Stripe.PaymentIntent {
    const amount = Number(payment.amount);
    const { payment_intent_data: wanted } = paramsOf(payment);
    const status = statesOf(payment).intent ?? 'requires_payment_method';
    const hasCharge = payment.instrument !== null && status !== 'processing';
    return {
      id: toId('intent', payment.ref),
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount,
      amount_capturable: status === 'requires_capture' ? amount : 0,
      amount_received: status === 'succeeded' ? Number(getCaptured(payment)) : 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: wanted.capture_method,
      client_secret: null,
      confirmation_method: 'automatic',
      created: toSeconds(payment.createdAt),
      currency: payment.currency.toLowerCase(),
      customer: null,
      customer_account: null,
      description: wanted.description ?? null,
      excluded_payment_method_types: null,
      last_payment_error: lastError(payment),
      latest_charge: !hasCharge
        ? null
        : isWanted(expand, 'latest_charge')
          ? charge(payment)
          : toId('charge', payment.ref),
      livemode: false,
      managed_payments: null,
      metadata: wanted.metadata,
      next_action: null,
      on_behalf_of: null,
      payment_method: payment.instrument ? `pm_${payment.ref}` : null,
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status,
      transfer_group: null,
    };
  }

  function session(payment: SandboxPayment, expand: Expand = []): Stripe.Checkout.Session {
    const wanted = paramsOf(payment);
    const states = statesOf(payment);
    const amount = Number(payment.amount);
    return {
      id: toId('session', payment.ref),
      object: 'checkout.session',
      adaptive_pricing: wanted.adaptive_pricing ?? null,
      after_expiration: null,
      allow_promotion_codes: null,
      allowed_payment_method_types: null,
      amount_subtotal: amount,
      amount_total: amount,
      automatic_tax: { enabled: false, liability: null, provider: null, status: null },
      billing_address_collection: null,
      cancel_url: wanted.cancel_url ?? null,
      client_reference_id: wanted.client_reference_id ?? null,
      client_secret: null,
      collected_information: null,
      consent: null,
      consent_collection: null,
      created: toSeconds(payment.createdAt),
      currency: payment.currency.toLowerCase(),
      currency_conversion: null,
      custom_fields: [],
      custom_text: {
        after_submit: null,
        shipping_address: null,
        submit: null,
        terms_of_service_acceptance: null,
      },
      customer: null,
      customer_account: null,
      customer_creation: 'if_required',
      customer_details: null,
      customer_email: null,
      discounts: [],
      excluded_payment_method_types: wanted.excluded_payment_method_types,
      expires_at: toSeconds(payment.expiresAt),
      integration_identifier: null,
      invoice: null,
      invoice_creation: null,
      livemode: false,
      locale: wanted.locale,
      managed_payments: null,
      metadata: wanted.metadata,
      mode: 'payment',
      origin_context: null,
      payment_intent: !states.intent
        ? null
        : isWanted(expand, 'payment_intent')
          ? intent(payment, getWithin(expand, 'payment_intent'))
          : toId('intent', payment.ref),
      payment_link: null,
      payment_method_collection: 'if_required',
      payment_method_configuration_details: null,
      payment_method_options: {},
      payment_method_types: ['card'],
      payment_status: payment.state === 'captured' ? 'paid' : 'unpaid',
      permissions: null,
      recovered_from: null,
      saved_payment_method_options: null,
      setup_intent: null,
      shipping_address_collection: null,
      shipping_cost: null,
      shipping_options: [],
      status: states.session,
      submit_type: null,
      subscription: null,
      success_url: wanted.success_url,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      ui_mode: 'hosted_page',
      url: states.session === 'open' ? `${publicUrl()}/pay/${payment.ref}` : null,
      wallet_options: null,
    };
  }

  const refundStates = { pending: 'pending', done: 'succeeded', failed: 'failed' } as const;

  function refund(row: SandboxRefund): Stripe.Refund {
    const payment = rows.payments.get(row.paymentRef);
    return {
      id: toId('refund', row.ref),
      object: 'refund',
      amount: Number(row.amount),
      balance_transaction: `txn_${row.ref}`,
      charge: toId('charge', row.paymentRef),
      created: toSeconds(row.createdAt),
      currency: payment?.currency.toLowerCase() ?? '',
      customer: null,
      customer_account: null,
      metadata: getMetadata(row.via),
      payment_intent: toId('intent', row.paymentRef),
      payment_method: `pm_${row.paymentRef}`,
      reason: null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: refundStates[row.state],
      transfer_reversal: null,
    };
  }

  return { session, intent, charge, refund };
}
