import type Stripe from 'stripe';
import type { SandboxLink, SandboxPayout } from '../sandbox.types.ts';
import { createEmptyList, getMetadata, toSeconds } from './stripe-fields.ts';
import { toId } from './stripe-ids.ts';
import type { AccountParams } from './stripe-params.ts';

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

/** A linked account. */
export function describeAccount(link: SandboxLink): Stripe.Account {
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
    created: toSeconds(link.createdAt),
    default_currency: 'usd',
    details_submitted: link.state !== 'pending',
    email: null,
    external_accounts: {
      ...createEmptyList(`/v1/accounts/${toId('account', link.ref)}/external_accounts`),
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

/** A payout to a linked account. */
export function describeTransfer(payout: SandboxPayout): Stripe.Transfer {
  const id = toId('transfer', payout.ref);
  return {
    id,
    object: 'transfer',
    amount: Number(payout.amount),
    amount_reversed: payout.state === 'returned' ? Number(payout.amount) : 0,
    balance_transaction: `txn_${payout.ref}`,
    created: toSeconds(payout.createdAt),
    currency: payout.currency.toLowerCase(),
    description: null,
    destination: payout.account,
    livemode: false,
    metadata: getMetadata(payout.via),
    reversals: createEmptyList(`/v1/transfers/${id}/reversals`),
    reversed: payout.state === 'returned',
    source_transaction: null,
    source_type: 'card',
    transfer_group: null,
  };
}

/** A reversal of a whole transfer; it has no key of the shop. */
export const describeReversal = (payout: SandboxPayout): Stripe.TransferReversal => ({
  id: toId('reversal', payout.ref),
  object: 'transfer_reversal',
  amount: Number(payout.amount),
  balance_transaction: `txn_${payout.ref}_returned`,
  created: toSeconds(payout.createdAt),
  currency: payout.currency.toLowerCase(),
  destination_payment_refund: null,
  metadata: {},
  source_refund: null,
  transfer: toId('transfer', payout.ref),
});
