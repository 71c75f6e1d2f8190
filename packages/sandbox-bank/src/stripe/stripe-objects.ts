import type Stripe from 'stripe';
import { type BankRows, getCaptured } from '../bank-rows.ts';
import type {
  SandboxDispute,
  SandboxEntry,
  SandboxFile,
  SandboxLink,
  SandboxPayment,
  SandboxPayout,
  SandboxRefund,
} from '../sandbox.types.ts';
import { toId } from './stripe-ids.ts';
import type { AccountParams, SessionParams } from './stripe-params.ts';

/** The fields of an object that the caller wants as objects instead of ids. */
export type Expand = readonly string[];

const isWanted = (expand: Expand, name: string) =>
  expand.some((path) => path === name || path.startsWith(`${name}.`));
const within = (expand: Expand, name: string): Expand =>
  expand.flatMap((path) => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : []));

const seconds = (at: string | undefined): number =>
  Math.floor(new Date(at ?? '2026-01-01T00:00:00.000Z').getTime() / 1_000);

const paramsOf = ({ via }: SandboxPayment) => via?.fields as unknown as SessionParams;
const metadataOf = (via: SandboxRefund['via']) =>
  (via?.fields['metadata'] ?? {}) as Stripe.Metadata;

const emptyList = (url: string) => ({ object: 'list' as const, data: [], has_more: false, url });

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

/** Stripe's names of the bank's reasons. */
const disputeReasons: Readonly<Record<string, string>> = {
  not_received: 'product_not_received',
  not_as_described: 'product_unacceptable',
  fraudulent: 'fraudulent',
  duplicate: 'duplicate',
  refund_missing: 'credit_not_processed',
  cancelled: 'subscription_canceled',
  unrecognized: 'unrecognized',
};

/** Of each hundred units 1.5, and 25 on top: a fee like Stripe's for cards, and another one than shops plan with. */
const chargeFee = (amount: number): number => Math.round((amount * 15) / 1_000) + 25;

/** The bank's rows as objects of Stripe's API. Their types are the package's, so that a field that is renamed or reportMissing does not compile. */
export function createStripeObjects(rows: BankRows, publicUrl: () => string) {
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
      created: seconds(payment.createdAt),
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
      created: seconds(payment.createdAt),
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
      created: seconds(payment.createdAt),
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
      expires_at: seconds(payment.expiresAt),
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
          ? intent(payment, within(expand, 'payment_intent'))
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
      created: seconds(row.createdAt),
      currency: payment?.currency.toLowerCase() ?? '',
      customer: null,
      customer_account: null,
      metadata: metadataOf(row.via),
      payment_intent: toId('intent', row.paymentRef),
      payment_method: `pm_${row.paymentRef}`,
      reason: null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: refundStates[row.state],
      transfer_reversal: null,
    };
  }

  function disabledReason({ state }: SandboxLink) {
    if (state === 'active') return null;
    return state === 'refused' ? 'rejected.other' : 'requirements.past_due';
  }

  function bankAccount(link: SandboxLink): Stripe.BankAccount | null {
    if (!link.account) return null;
    const { label, fingerprint } = link.account;
    return {
      id: `ba_${link.ref}`,
      object: 'bank_account',
      account: toId('account', link.ref),
      account_holder_name: null,
      account_holder_type: null,
      account_type: null,
      bank_name: 'Sandbox Bank',
      country: 'US',
      currency: 'usd',
      default_for_currency: true,
      fingerprint,
      last4: label.slice(-4),
      routing_number: null,
      status: 'new',
    };
  }

  function account(link: SandboxLink): Stripe.Account {
    const wanted = link.via?.fields as unknown as AccountParams;
    const isActive = link.state === 'active';
    const bank = bankAccount(link);
    const capability = (name: keyof AccountParams['capabilities']) =>
      wanted.capabilities[name]?.requested
        ? { [name]: isActive ? ('active' as const) : ('inactive' as const) }
        : {};
    const due = isActive ? [] : ['external_account', 'tos_acceptance.date'];
    return {
      id: toId('account', link.ref),
      object: 'account',
      business_profile: null,
      business_type: null,
      capabilities: { ...capability('card_payments'), ...capability('transfers') },
      charges_enabled: isActive && wanted.capabilities.card_payments?.requested === true,
      controller: { type: 'application', is_controller: true, ...wanted.controller },
      country: 'US',
      created: seconds(link.createdAt),
      default_currency: 'usd',
      details_submitted: link.state !== 'pending',
      email: null,
      external_accounts: {
        ...emptyList(`/v1/accounts/${toId('account', link.ref)}/external_accounts`),
        data: bank ? [bank] : [],
      },
      metadata: wanted.metadata,
      payouts_enabled: isActive,
      requirements: {
        alternatives: [],
        current_deadline: null,
        currently_due: due,
        disabled_reason: disabledReason(link),
        errors: [],
        eventually_due: due,
        past_due: due,
        pending_verification: [],
      },
      type: 'none',
    };
  }

  function transfer(payout: SandboxPayout): Stripe.Transfer {
    const id = toId('transfer', payout.ref);
    return {
      id,
      object: 'transfer',
      amount: Number(payout.amount),
      amount_reversed: payout.state === 'returned' ? Number(payout.amount) : 0,
      balance_transaction: `txn_${payout.ref}`,
      created: seconds(payout.createdAt),
      currency: payout.currency.toLowerCase(),
      description: null,
      destination: payout.account,
      livemode: false,
      metadata: metadataOf(payout.via),
      reversals: emptyList(`/v1/transfers/${id}/reversals`),
      reversed: payout.state === 'returned',
      source_transaction: null,
      source_type: 'card',
      transfer_group: null,
    };
  }

  /** A reversal of a whole transfer; it has no key of the shop. */
  const reversal = (payout: SandboxPayout): Stripe.TransferReversal => ({
    id: toId('reversal', payout.ref),
    object: 'transfer_reversal',
    amount: Number(payout.amount),
    balance_transaction: `txn_${payout.ref}_returned`,
    created: seconds(payout.createdAt),
    currency: payout.currency.toLowerCase(),
    destination_payment_refund: null,
    metadata: {},
    source_refund: null,
    transfer: toId('transfer', payout.ref),
  });

  function disputeStatus({ state, isAnswered, canAppeal }: SandboxDispute): Stripe.Dispute.Status {
    if (state === 'inquiry') return isAnswered ? 'warning_under_review' : 'warning_needs_response';
    if (state === 'open') return isAnswered ? 'under_review' : 'needs_response';
    if (state === 'closed') return 'warning_closed';
    if (state === 'appealed') return 'appeal_under_review';
    return state === 'lost' && canAppeal ? 'appeal_needs_response' : state;
  }

  /** The lines of the book that a dispute made, the oldest first. */
  const disputeLines = ({ ref }: SandboxDispute): SandboxEntry[] =>
    rows.entries.filter(
      (entry) => entry.ref === ref && /^dispute/.test(entry.kind) && entry.dialect === 'stripe',
    );

  const noEvidence: Stripe.Dispute.Evidence = {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };

  function dispute(row: SandboxDispute, expand: Expand = []): Stripe.Dispute {
    const payment = rows.payments.get(row.paymentRef);
    const given = (row.answer ?? row.draft) as Partial<Stripe.Dispute.Evidence>;
    const evidence = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
    return {
      id: toId('dispute', row.ref),
      object: 'dispute',
      amount: Number(row.amount),
      balance_transactions: disputeLines(row).map((entry) => balanceTransaction(entry)),
      charge: toId('charge', row.paymentRef),
      created: seconds(row.createdAt),
      currency: payment?.currency.toLowerCase() ?? '',
      enhanced_eligibility_types: [],
      evidence: { ...noEvidence, ...evidence },
      evidence_details: {
        due_by: seconds(row.dueAt),
        enhanced_eligibility: {},
        has_evidence: Object.keys(evidence).length > 0,
        past_due: false,
        submission_count: row.answer ? 1 : 0,
        submission_method: row.answer ? 'manual' : 'not_submitted',
      },
      intended_submission_method: null,
      is_charge_refundable: row.state === 'inquiry',
      livemode: false,
      metadata: {},
      payment_intent:
        payment && isWanted(expand, 'payment_intent')
          ? intent(payment)
          : toId('intent', row.paymentRef),
      reason: disputeReasons[row.reason] ?? 'general',
      status: disputeStatus(row),
    };
  }

  const file = (row: SandboxFile): Stripe.File => ({
    id: row.ref,
    object: 'file',
    created: seconds(row.createdAt),
    expires_at: null,
    filename: row.name,
    purpose: 'dispute_evidence',
    size: row.size,
    title: null,
    type: row.type.split('/')[1] ?? null,
    url: null,
  });

  /** The account in whose book a line is (null for the platform's), and the object that moved the money. */
  function readSource({ kind, ref }: SandboxEntry) {
    const payout = rows.payouts.get(ref);
    if (payout)
      return {
        account: null,
        make: () => (kind === 'payout_return' ? reversal(payout) : transfer(payout)),
      };
    const disputed = /^dispute/.test(kind) ? rows.disputes.get(ref) : undefined;
    if (disputed)
      return {
        account: rows.payments.get(disputed.paymentRef)?.account ?? null,
        make: () => dispute(disputed),
      };
    const returned = rows.refunds.get(ref);
    const payment = rows.payments.get(returned?.paymentRef ?? ref);
    return (
      payment && {
        account: payment.account,
        make: () => (returned ? refund(returned) : charge(payment)),
      }
    );
  }

  const isInBook = (entry: SandboxEntry, account: string | null): boolean =>
    readSource(entry)?.account === account;

  const lineTypes = {
    capture: { type: 'charge', reporting_category: 'charge' },
    refund: { type: 'refund', reporting_category: 'refund' },
    refund_return: { type: 'refund_failure', reporting_category: 'refund_failure' },
    payout: { type: 'transfer', reporting_category: 'transfer' },
    payout_return: { type: 'transfer_refund', reporting_category: 'transfer_reversal' },
    dispute: { type: 'adjustment', reporting_category: 'dispute' },
    dispute_return: { type: 'adjustment', reporting_category: 'dispute_reversal' },
    // The fee of a dispute is in its line.
    fee: { type: 'stripe_fee', reporting_category: 'fee' },
  } as const;

  /** A dispute, and a refund or payout that came back, have two lines. */
  const lineId = ({ kind, ref }: SandboxEntry): string =>
    kind.endsWith('_return') ? `txn_${ref}_returned` : `txn_${ref}`;

  const sourceId = ({ kind, ref }: SandboxEntry): string => {
    if (kind === 'payout') return toId('transfer', ref);
    if (kind === 'payout_return') return toId('reversal', ref);
    if (kind === 'refund' || kind === 'refund_return') return toId('refund', ref);
    return toId(kind === 'capture' ? 'charge' : 'dispute', ref);
  };

  /** A line of a book. */
  function balanceTransaction(entry: SandboxEntry, expand: Expand = []): Stripe.BalanceTransaction {
    const source = isWanted(expand, 'source') ? (readSource(entry)?.make() ?? null) : null;
    const isIncome = /^(capture|dispute_return|refund_return|payout_return)$/.test(entry.kind);
    const amount = isIncome ? Number(entry.amount) : -Number(entry.amount);
    const fee = entry.kind === 'capture' ? chargeFee(amount) : Number(entry.fee ?? 0);
    const created = seconds(entry.at);
    return {
      id: lineId(entry),
      object: 'balance_transaction',
      amount,
      available_on: created,
      balance_type: 'payments',
      created,
      currency: entry.currency.toLowerCase(),
      description: null,
      exchange_rate: null,
      fee,
      fee_details: [],
      net: amount - fee,
      ...lineTypes[entry.kind],
      source: source ?? sourceId(entry),
      status: 'available',
    };
  }

  /** The balance of an account; the sandbox holds no money back. */
  function balance(account: string | null): Stripe.Balance {
    const sums = rows.sumBalances({ dialect: 'stripe', account }, ({ kind, amount, fee }) =>
      BigInt(kind === 'capture' ? chargeFee(Number(amount)) : (fee ?? 0)),
    );
    return {
      object: 'balance',
      livemode: false,
      available: [...sums].map(([currency, amount]) => ({
        amount: Number(amount),
        currency: currency.toLowerCase(),
      })),
      pending: [],
    };
  }

  return {
    balance,
    session,
    intent,
    charge,
    refund,
    account,
    transfer,
    dispute,
    file,
    isInBook,
    lineId,
    balanceTransaction,
  };
}

export type StripeObjects = ReturnType<typeof createStripeObjects>;
