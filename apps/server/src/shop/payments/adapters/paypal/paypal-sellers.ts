import {
  type AccountPermission,
  accountPermissions,
} from '@vitrine/contract/shop/payout-accounts.ts';
import { z } from 'zod';
import type { LinkSnapshot, PayoutSnapshot } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import { findPage, idShape, linksShape, readAmount } from './paypal-amounts.ts';

// Statuses are texts: one that no document names is kept as the reason, and changes nothing.
const batchHeaderShape = z.object({
  payout_batch_id: idShape,
  batch_status: z.string(),
  sender_batch_header: z.object({ sender_batch_id: z.string() }),
});
export const newBatchShape = z.object({ batch_header: batchHeaderShape });
export const batchShape = z.object({
  batch_header: batchHeaderShape,
  items: z.tuple([
    z.object({
      transaction_status: z.string(),
      payout_item: z.object({
        amount: z.object({ currency: z.string(), value: z.string() }),
        receiver: z.string(),
      }),
      errors: z.object({ name: z.string() }).optional(),
    }),
  ]),
});

export const referralShape = z.object({ links: linksShape });
export const sellerIdShape = z.object({ merchant_id: idShape });
export const sellerShape = z.object({
  merchant_id: idShape,
  payments_receivable: z.boolean(),
  primary_email: z.string().optional(),
  primary_email_confirmed: z.boolean(),
  oauth_integrations: z
    .array(
      z.object({
        oauth_third_party: z
          .array(z.object({ scopes: z.array(z.string()).default([]) }))
          .default([]),
      }),
    )
    .default([]),
});

const payoutStates: Readonly<Record<string, PayoutSnapshot['state']>> = {
  SUCCESS: 'paid',
  PENDING: 'in_transit',
  // The receiver has 30 days to claim it; then it is returned.
  UNCLAIMED: 'in_transit',
  ONHOLD: 'in_transit',
  BLOCKED: 'failed',
  FAILED: 'failed',
  // Not claimed in time; given back by the receiver; taken back by PayPal.
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
};

/** PayPal's names for a balance of the platform that is too small, as the error of a call or of an item. */
export const isBalanceShort = (name: string): boolean => /INSUFFICIENT_(FUNDS|BALANCE)/.test(name);

function payoutFailureOf(name = ''): PayoutSnapshot['failure'] {
  if (isBalanceShort(name)) return 'balance_insufficient';
  if (/LIMIT/.test(name)) return 'limit_reached';
  return /LOCKED|CLOSED|INACTIVE/.test(name) ? 'account_closed' : 'account_refused';
}

export function toPayout(key: string, batch: z.output<typeof batchShape>): PayoutSnapshot {
  const { batch_header: header, items } = batch;
  if (header.sender_batch_header.sender_batch_id !== key)
    throw new ProviderError('unknown', 'other_answer');
  const [{ payout_item, transaction_status, errors }] = items;
  // The state is the item's: a batch that succeeded was only worked through.
  const state =
    header.batch_status === 'DENIED' || header.batch_status === 'CANCELED'
      ? 'failed'
      : (payoutStates[transaction_status] ?? 'in_transit');
  const { currency, value } = payout_item.amount;
  return {
    ref: header.payout_batch_id,
    key,
    state,
    ...readAmount({ currency_code: currency, value }),
    account: payout_item.receiver,
    failure:
      state === 'failed'
        ? payoutFailureOf(errors?.name)
        : state === 'returned'
          ? transaction_status === 'RETURNED'
            ? 'not_claimed'
            : 'came_back'
          : null,
    reason:
      errors?.name?.slice(0, 100) ??
      (state === 'paid' || transaction_status === 'PENDING'
        ? null
        : transaction_status.slice(0, 100)),
    expectedAt: null,
  };
}

/** Without one of these an owner's payments could be taken and not be returned, defended or compared. */
const neededScopes = {
  payments: '/services/payments/realtimepayment',
  refunds: '/services/payments/refund',
  disputes: '/services/disputes/',
  reports: '/services/reporting/',
} as const satisfies Record<AccountPermission, string>;

/** A mail address of which enough is left for its owner. */
const maskMail = (mail: string) => mail.replace(/^(.)[^@]*/, '$1…');

/** The state of a seller as our link. One who has yet to confirm a mail address or to lift a limit goes on waiting. */
export function toLink(
  key: string,
  seller: z.output<typeof sellerShape> | undefined,
  linkUrl: string | null,
): LinkSnapshot {
  const pending: LinkSnapshot = {
    // Sellers are found by our key; a referral that nobody followed has nothing else.
    ref: key,
    key,
    state: 'pending',
    failure: null,
    linkUrl,
    account: null,
  };
  if (!seller) return pending;
  const scopes = seller.oauth_integrations
    .flatMap(({ oauth_third_party }) => oauth_third_party)
    .flatMap((grant) => grant.scopes);
  const missing = accountPermissions.filter(
    (permission) => !scopes.some((scope) => scope.includes(neededScopes[permission])),
  );
  // Without any the owner has taken the whole consent back.
  if (missing.length)
    return scopes.length
      ? { ...pending, state: 'refused', failure: 'permissions_missing', missing }
      : { ...pending, state: 'refused', failure: 'refused_by_user' };
  const standing = {
    isRestricted: !seller.payments_receivable || !seller.primary_email_confirmed,
    needs: [
      ...(seller.primary_email_confirmed ? [] : (['email'] as const)),
      ...(seller.payments_receivable ? [] : (['other'] as const)),
    ],
    dueAt: null,
  };
  if (standing.isRestricted) return { ...pending, standing };
  const label = seller.primary_email ? `PayPal ${maskMail(seller.primary_email)}` : 'PayPal';
  return {
    ...pending,
    state: 'active',
    standing,
    account: {
      ref: seller.merchant_id,
      label: label.slice(0, 60),
      fingerprint: `paypal:${seller.merchant_id}`,
    },
  };
}

export const findReferralPage = ({ links }: z.output<typeof referralShape>) =>
  findPage(links, ['action_url']);
